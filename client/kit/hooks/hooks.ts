import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sameData } from './sameData.js';

/** Returns whether a media query matches; false during server rendering. */
export function useMedia(query: string): boolean {
  const ask = useCallback(() => typeof matchMedia === 'function' && matchMedia(query).matches, [query]);
  const [holds, setHolds] = useState(ask);
  useEffect(() => {
    if (typeof matchMedia !== 'function') return;
    const list = matchMedia(query);
    const changed = () => setHolds(list.matches);
    changed();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [query]);
  return holds;
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

const LINGER = 900;

/** Returns a function with constant identity that calls the latest `run`. */
export function useSteady<Args extends readonly unknown[]>(run: ((...args: Args) => void) | undefined): (...args: Args) => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

/** Returns the previous data if `data` is deeply equal to it, to preserve its identity. */
export function useSameData<T>(data: T): T {
  const kept = useRef(data);
  if (!sameData(kept.current, data)) kept.current = data;
  return kept.current;
}

/**
 * Returns a value that is slow to render. The first change is passed on at once, later changes at most once a frame, so
 * that dragging a slider skips positions.
 */
export function useFramed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  /** Frame in which the value will be painted. */
  const frame = useRef<number>(undefined);
  const drawn = useRef(value);
  if (shown !== value && frame.current === undefined) setShown(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  useLayoutEffect(() => {
    // The value is already shown.
    if (drawn.current === shown) return;
    drawn.current = shown;
    const awaited = requestAnimationFrame(() => {
      frame.current = undefined;
      if (latest.current !== shown) setShown(latest.current);
    });
    frame.current = awaited;
    return () => {
      frame.current = undefined;
      cancelAnimationFrame(awaited);
    };
  }, [shown]);
  return shown;
}

/** Returns items that have just been removed, while their removal is animated. */
export function useDeparted<T extends { readonly id: string }>(items: readonly T[], still: boolean): readonly T[] {
  const ids = items.map(({ id }) => id).join();
  const last = useRef(items);
  const [seen, setSeen] = useState<{ readonly ids: string; readonly gone: readonly T[] }>({ ids, gone: [] });
  if (seen.ids !== ids) {
    const gone = still ? [] : last.current.filter((before) => !items.some(({ id }) => id === before.id));
    setSeen({ ids, gone });
  }
  useLayoutEffect(() => {
    last.current = items;
  });
  useEffect(() => {
    if (!seen.gone.length) return;
    const timer = setTimeout(() => setSeen((now) => (now === seen ? { ...now, gone: [] } : now)), LINGER);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.gone;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize<E extends HTMLElement>(fallback: Size): [(element: E | null) => void, Size] {
  const [element, setElement] = useState<E | null>(null);
  const [size, setSize] = useState(fallback);
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}

/** Factor by which an element can grow before its content is resized. */
const SLACK = 1.25;

function boardSize(element: Element | null): string {
  const board = element?.closest('.wg-root');
  return `${board?.clientWidth}x${board?.clientHeight}`;
}

/**
 * Returns the size at which to lay out a map. Ignores small changes, such as a second line in the action bar, until the
 * map does not fit, could be much larger, or belongs to another board.
 */
export function useRoom<E extends HTMLElement>(fallback: Size): [(element: E | null) => void, Size] {
  const [observe, size] = useSize<E>(fallback);
  const element = useRef<E | null>(null);
  const measure = useCallback(
    (to: E | null) => {
      element.current = to;
      observe(to);
    },
    [observe],
  );
  const lastLayout = useRef({ size, in: '' });
  const seen = useRef(size);
  if (seen.current !== size) {
    seen.current = size;
    const board = boardSize(element.current);
    const [wider, higher] = [size.width / lastLayout.current.size.width, size.height / lastLayout.current.size.height];
    const isRoomy = Math.min(wider, higher) >= 1 && Math.max(wider, higher) <= SLACK;
    if (!isRoomy || board !== lastLayout.current.in) lastLayout.current = { size, in: board };
  }
  return [measure, lastLayout.current.size];
}
