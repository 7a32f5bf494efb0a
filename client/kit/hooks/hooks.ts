import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sameData } from './sameData.js';

/** A hook: whether a media query matches; false on servers. */
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

/** A hook: a constant function that calls the latest `run`. */
export function useSteady<Args extends readonly unknown[]>(run: ((...args: Args) => void) | undefined): (...args: Args) => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

/** A hook: keeps the identity of deeply equal data. */
export function useSameData<T>(data: T): T {
  const kept = useRef(data);
  if (!sameData(kept.current, data)) kept.current = data;
  return kept.current;
}

/**
 * A hook for values that are slow to render: takes over the first change at once and later ones at most once a frame, so that a dragged
 * slider skips positions.
 */
export function useFramed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  /** The frame in which the value is painted. */
  const frame = useRef<number>(undefined);
  const drawn = useRef(value);
  if (shown !== value && frame.current === undefined) setShown(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  useLayoutEffect(() => {
    // The first value needs no frame.
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

/** A hook: items just removed, while their removal is animated. */
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

/** A hook: the size of an element. */
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

/** How much larger an element may grow before its content is resized. */
const SLACK = 1.25;

/** The size of the surrounding board. */
function boardSize(element: Element | null): string {
  const board = element?.closest('.wg-root');
  return `${board?.clientWidth}x${board?.clientHeight}`;
}

/**
 * A hook: the size to lay a map out in. Small changes, such as a second line in the action bar, are ignored until the map does not fit,
 * could be much larger, or the board changes.
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
  const laid = useRef({ size, in: '' });
  const seen = useRef(size);
  if (seen.current !== size) {
    seen.current = size;
    const board = boardSize(element.current);
    const [wider, higher] = [size.width / laid.current.size.width, size.height / laid.current.size.height];
    const isRoomy = Math.min(wider, higher) >= 1 && Math.max(wider, higher) <= SLACK;
    if (!isRoomy || board !== laid.current.in) laid.current = { size, in: board };
  }
  return [measure, laid.current.size];
}

/** Inputs without text leave the board's keys active. */
const LETTERLESS = 'input:is([type=range], [type=checkbox], [type=radio])';

/** Whether the focused element uses a key. */
const typing = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(key.length === 1 && key !== ' ' && target.matches(LETTERLESS));

/** Whether the key belongs to another board or a dialog. */
function elsewhere(root: HTMLElement, target: EventTarget | null): boolean {
  const within = target instanceof Element ? target.closest('.wg-root, [role="dialog"]') : null;
  return within !== null && !root.contains(within);
}

/** A hook: single-key shortcuts, off in text fields and with modifiers. */
export function useHotKeys(root: HTMLElement | null, keys: { readonly [key: string]: () => void }): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const target = root?.ownerDocument;
    if (!target) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target, event.key) || event.defaultPrevented) return;
      if (!root || root.closest('[hidden]') || elsewhere(root, event.target)) return;
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    target.addEventListener('keydown', pressed);
    return () => target.removeEventListener('keydown', pressed);
  }, [root]);
}
