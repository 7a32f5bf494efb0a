import { useEffect } from 'react';

const ACTION_BAR = '.wg-actionbar';

export const actionBarIn = (page: Element): HTMLElement | null => page.querySelector<HTMLElement>(ACTION_BAR);

/** Whether no control has the focus, but only the page, the board or its action bar. */
export const isAtRest = (focused = document.activeElement): boolean =>
  focused === null || focused.matches(`html, body, .wg-root, ${ACTION_BAR}`);

const FOCUSABLE = '[tabindex], .wg-places';

/** Returns the element to focus. On a map, this is the place with the tab stop. */
const focusTarget = (container: Element): HTMLElement | null =>
  container.matches('.wg-places') ? container.querySelector('[tabindex="0"]') : container instanceof HTMLElement ? container : null;

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/** Preserves the focus for keyboard players: if the focused element disappears, an ancestor or the action bar gets the focus. */
export function useKeptFocus(root: HTMLElement | null): void {
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!root || !page || typeof MutationObserver === 'undefined') return;
    let last: { readonly element: Element; readonly around: readonly Element[] } | undefined;
    const came = ({ target }: FocusEvent) => {
      // The pass screen may replace the board.
      const ours = target instanceof Element && (root.contains(target) || target.closest('.wg-pass-screen') !== null);
      // A dialog returns the focus itself.
      if (ours && last && target.closest('dialog')) return;
      last = ours ? { element: target, around: ancestors(target) } : undefined;
    };
    // After a click, the player wants the focus where it is.
    const left = () => {
      last = undefined;
    };
    const look = () => {
      const lost = page.activeElement === page.body || page.activeElement === null;
      if (!lost || !last || last.element.isConnected) return;
      const container = last.around.find((each) => each !== root && root.contains(each) && each.matches(FOCUSABLE));
      last = undefined;
      ((container && focusTarget(container)) ?? actionBarIn(root))?.focus({ preventScroll: true });
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
