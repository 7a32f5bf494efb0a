import { useEffect } from 'react';

/** Where a board says what can be done. */
const HOME = '.wg-actionbar';

/** The part of a board that has a name for whoever comes to it by keys; nothing where there is no board. */
export const homeIn = (page: Element): HTMLElement | null => page.querySelector<HTMLElement>(HOME);

/** Nobody has put the focus where it is. */
export const isAtRest = (): boolean => document.activeElement === null || document.activeElement.matches(`body, ${HOME}`);

/** Where the focus can be put down between an element and the board around it, the nearest first. */
const HARBOURS = '[tabindex], .wg-places';

/** What takes the focus there: of a sheet's places the one that is in the tab order. */
const landing = (harbour: Element): HTMLElement | null =>
  harbour.matches('.wg-places') ? harbour.querySelector('[tabindex="0"]') : harbour instanceof HTMLElement ? harbour : null;

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/**
 * A move takes away what it was made with: a button, a place, a pass screen. Whoever plays by keys must not begin at the top of the page
 * after each: the focus goes to what was around it, and to where the board says what can be done when that has gone as well.
 */
export function useKeptFocus(root: HTMLElement | null): void {
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!root || !page || typeof MutationObserver === 'undefined') return;
    let last: { readonly element: Element; readonly around: readonly Element[] } | undefined;
    const came = ({ target }: FocusEvent) => {
      // The pass screen may cover the board instead of being part of it.
      const ours = target instanceof Element && (root.contains(target) || target.closest('.wg-curtain') !== null);
      // A sheet in front of the board gives the focus back to what had it before, or to what is left of that.
      if (ours && last && target.closest('dialog')) return;
      last = ours ? { element: target, around: ancestors(target) } : undefined;
    };
    // Whoever points somewhere else has left it.
    const left = () => {
      last = undefined;
    };
    const look = () => {
      const lost = page.activeElement === page.body || page.activeElement === null;
      if (!lost || !last || last.element.isConnected) return;
      const harbour = last.around.find((each) => each !== root && root.contains(each) && each.matches(HARBOURS));
      last = undefined;
      ((harbour && landing(harbour)) ?? homeIn(root))?.focus({ preventScroll: true });
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
