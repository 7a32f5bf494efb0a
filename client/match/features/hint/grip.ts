import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isAtRest } from '../../../kit/dialogs/keptFocus.js';

/** A panel opened by key, and the element that had the focus before. */
export type Grip = { readonly from: Element | null } | undefined;

/**
 * A hook: focuses a panel opened by key and returns the focus at the end, unless it has moved.
 * @param main selector of the main button
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
        // A dialog above the board does not count as moving the focus.
      } else if (!isAtRest() && !now?.closest('dialog')) grip.current = undefined;
    };
  }, [grip]);
  useEffect(() => {
    if (document.activeElement === part.current) part.current?.querySelector<HTMLElement>(main)?.focus({ preventScroll: true });
  });
  return part;
}
