import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the next highlighted button into view. Needed because panels and action rows scroll on phones. @param lit CSS
 * selectors of the buttons,
 * in order
 */
export function useScrollToHighlight(lit: readonly string[]): RefObject<HTMLElement | null> {
  const onBoard = useRef<HTMLElement>(null);
  const written = lit.join('\n');
  useEffect(() => {
    const board = onBoard.current?.closest('.wg-root');
    if (!board || !written) return;
    const left = new Set(written.split('\n'));
    let shown: Element | undefined;
    const show = () => {
      const next = [...left].map((selector) => board.querySelector(selector)).find((button) => button !== null);
      if (next && next !== shown) next.scrollIntoView?.({ block: 'nearest' });
      shown = next;
    };
    const press = ({ target }: Event) => {
      for (const selector of left) if (target instanceof Element && target.closest(selector)) left.delete(selector);
      show();
    };
    const changes = new MutationObserver(show);
    changes.observe(board, { childList: true, subtree: true });
    board.addEventListener('click', press);
    show();
    return () => {
      changes.disconnect();
      board.removeEventListener('click', press);
      for (const row of board.querySelectorAll('.wg-actions, .wg-actions-row')) row.scrollTop = 0;
    };
  }, [written]);
  return onBoard;
}
