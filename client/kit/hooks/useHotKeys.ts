import { useEffect, useRef } from 'react';

/** Selector of inputs that do not accept letters, so that the board's shortcuts stay active in them. */
const LETTERLESS = 'input:is([type=range], [type=checkbox], [type=radio])';

/** Whether the focused element handles a key itself. */
const typing = (target: Element, key: string) =>
  (('isContentEditable' in target && target.isContentEditable === true) || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(key.length === 1 && key !== ' ' && target.matches(LETTERLESS));

/** Whether a target is an element. Unlike `instanceof`, this works for elements of other frames. */
const isElement = (target: EventTarget | undefined): target is Element => target !== undefined && 'tagName' in target;

const isUnfocused = (target: Element) => target === target.ownerDocument.body || target === target.ownerDocument.documentElement;

const BOARD = '.wg-root';

const shownBoards = (page: Document) => [...page.querySelectorAll(BOARD)].filter((board) => !board.closest('[hidden]'));

/**
 * Whether a key press is meant for a board: the focus is in the board, in the page part with `data-wg-keys` around it,
 * or on no element while this
 * is the only board.
 */
function isOurs(root: HTMLElement, target: Element): boolean {
  if (root.contains(target)) return true;
  if (isUnfocused(target)) return shownBoards(root.ownerDocument).every((board) => board === root);
  return !target.closest(`${BOARD}, [role="dialog"]`) && target.closest('[data-wg-keys]')?.contains(root) === true;
}

/**
 * Calls `pressed` for keys of this board without modifiers.
 * @param pressed gets the event and the focused element
 */
export function useBoardKeys(root: HTMLElement | null, pressed: (event: KeyboardEvent, target: Element) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!page) return;
    const keyed = (event: KeyboardEvent) => {
      // The event's own target is the host of a shadow root, not the field in it.
      const [target] = event.composedPath();
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isElement(target)) return;
      if (!root.closest('[hidden]') && isOurs(root, target) && !typing(target, event.key)) latest.current(event, target);
    };
    page.addEventListener('keydown', keyed);
    return () => page.removeEventListener('keydown', keyed);
  }, [root]);
}

/** Registers single-key shortcuts. Ignores keys in text fields and with modifiers. */
export function useHotKeys(root: HTMLElement | null, keys: { readonly [key: string]: () => void }): void {
  useBoardKeys(root, (event) => {
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
}
