import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isAtRest } from '../../../kit/dialogs/keptFocus.js';

/** What the keyboard goes on with, and which element had it before; nothing where a pointer did it. */
export type Grip = { readonly from: Element | null } | undefined;

/**
 * A part of the page that comes and goes, and has the focus while it is there if it was called by key. It gives the focus back, and
 * takes it again when it comes again, unless somebody has gone elsewhere meanwhile.
 * @param main what is pressed there, as soon as it can be
 */
export function useGrip(grip: RefObject<Grip>, main: string): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    const from = grip.current?.from;
    const isFree = document.activeElement === from || !from?.isConnected || isAtRest();
    if (grip.current && isFree) element?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (element?.contains(now)) {
        if (from instanceof HTMLElement) from.focus({ preventScroll: true });
        // A sheet in front of the board is no other place on it.
      } else if (!isAtRest() && !now?.closest('dialog')) grip.current = undefined;
    };
  }, [grip]);
  useEffect(() => {
    if (document.activeElement === part.current) part.current?.querySelector<HTMLElement>(main)?.focus({ preventScroll: true });
  });
  return part;
}
