import { useLayoutEffect, useState } from 'react';

/** Taller than any box that a host gives a board, in px. */
const TALL = 100_000;

/** Of a box that holds more than the board, this much must be left, or the board takes it whole and the box scrolls. */
const ENOUGH = 0.6;

interface Room {
  /** The nearest box around the board that does not grow with it; the page itself where there is no other. */
  readonly box: Element;
  /** What of its height is left for the board, in px. */
  readonly height: number;
}

/** Measures what room a host gives the board: pages, cards and panes of a fixed height alike, without asking how they are styled. */
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

/** Gives the board the height of the room it stands in, unless its host says how high it is: as `--room`, read by ground.css. */
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

/** Lower than this, in px, a board has the layout of a phone on its side: see css/low.css. */
const LOW = 480;

/** Whether the board has less than so many px from side to side, or is low; not before it is laid out. */
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
