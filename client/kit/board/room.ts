import { useLayoutEffect, useState } from 'react';

/** A height, in px, greater than that of any container. */
const TALL = 100_000;

/**
 * Minimum fraction of its container that the board fills. If less space is left, the board gets the full height and the
 * container scrolls.
 */
const ENOUGH = 0.6;

interface Room {
  /** Nearest container with a fixed height, or the page. */
  readonly box: Element;
  readonly height: number;
}

/** Measures the height that the host's layout leaves for the board. */
function roomFor(board: HTMLElement): Room | undefined {
  const { height } = board.style;
  board.style.height = `${TALL}px`;
  try {
    for (let box = board.parentElement; box; box = box.parentElement) {
      const { clientHeight, scrollHeight } = box;
      if (clientHeight === 0 || clientHeight >= TALL) continue;
      const left = clientHeight - (scrollHeight - TALL);
      return { box, height: left >= clientHeight * ENOUGH ? left : clientHeight };
    }
    return undefined;
  } finally {
    board.style.height = height;
  }
}

/** Sets `--room` (see ground.css) to the available height unless the host sets `--board-height`. */
export function useRoom(board: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!board || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => fit());
    let watched: Element | undefined;
    const fit = () => {
      if (getComputedStyle(board).getPropertyValue('--board-height')) return;
      const room = roomFor(board);
      if (!room) return;
      board.style.setProperty('--room', `${room.height}px`);
      if (watched === room.box) return;
      observer.disconnect();
      observer.observe(room.box);
      watched = room.box;
    };
    fit();
    addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, [board]);
}

/** Height, in px, below which css/low.css applies. */
const LOW = 480;

/** Returns whether the board is narrower than `below` px or is low; false before the first layout. */
export function useNarrow(board: HTMLElement | null, below: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!board) return;
    const measure = () => {
      const { clientWidth, clientHeight } = board;
      setNarrow(clientWidth > 0 && (clientWidth < below || clientHeight < LOW));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [board, below]);
  return narrow;
}
