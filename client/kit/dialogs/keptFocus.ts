import { useEffect } from 'react';

/** The actions of a board. */
const HOME = '.wg-actionbar';

/** The board's section that can take the focus. */
export const homeIn = (page: Element): HTMLElement | null => page.querySelector<HTMLElement>(HOME);

/** Whether the page itself has the focus. */
export const isAtRest = (): boolean => document.activeElement === null || document.activeElement.matches(`body, ${HOME}`);

/** Ancestors that can take the focus. */
const FOCUSABLE = '[tabindex], .wg-places';

/** The element to focus: on a map the place in the tab order. */
const focusTarget = (harbour: Element): HTMLElement | null =>
  harbour.matches('.wg-places') ? harbour.querySelector('[tabindex="0"]') : harbour instanceof HTMLElement ? harbour : null;

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/** A hook for keyboard players: when the focused element disappears, an ancestor or the action bar takes the focus. */
export function useKeptFocus(root: HTMLElement | null): void {
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!root || !page || typeof MutationObserver === 'undefined') return;
    let last: { readonly element: Element; readonly around: readonly Element[] } | undefined;
    const came = ({ target }: FocusEvent) => {
      // The pass screen may replace the board.
      const ours = target instanceof Element && (root.contains(target) || target.closest('.wg-curtain') !== null);
      // A dialog returns the focus.
      if (ours && last && target.closest('dialog')) return;
      last = ours ? { element: target, around: ancestors(target) } : undefined;
    };
    // A pointer elsewhere takes the focus away.
    const left = () => {
      last = undefined;
    };
    const look = () => {
      const lost = page.activeElement === page.body || page.activeElement === null;
      if (!lost || !last || last.element.isConnected) return;
      const harbour = last.around.find((each) => each !== root && root.contains(each) && each.matches(FOCUSABLE));
      last = undefined;
      ((harbour && focusTarget(harbour)) ?? homeIn(root))?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(page.body, { childList: true, subtree: true });
    page.addEventListener('focusin', came);
    page.addEventListener('pointerdown', left, true);
    return () => {
      observer.disconnect();
      page.removeEventListener('focusin', came);
      page.removeEventListener('pointerdown', left, true);
    };
  }, [root]);
}
