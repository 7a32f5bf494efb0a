import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isAtRest } from '../../../kit/dialogs/keptFocus.js';

/** A panel opened by its key, and the element that had the focus before. */
export type OpenedByKey = { readonly from: Element | null } | undefined;

/**
 * Focuses a panel opened by its key. When the panel closes, restores the focus unless it has moved. @param main
 * selector of the main button
 */
export function useReturnedFocus(openedByKey: RefObject<OpenedByKey>, main: string): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    const from = openedByKey.current?.from;
    const isFree = document.activeElement === from || !from?.isConnected || isAtRest();
    if (openedByKey.current && isFree) element?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (element?.contains(now)) {
        if (from instanceof HTMLElement) from.focus({ preventScroll: true });
        // A dialog above the board does not count as moving the focus.
      } else if (!isAtRest() && !now?.closest('dialog')) openedByKey.current = undefined;
    };
  }, [openedByKey]);
  useEffect(() => {
    if (document.activeElement === part.current) part.current?.querySelector<HTMLElement>(main)?.focus({ preventScroll: true });
  });
  return part;
}
