import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sameData } from './sameData.js';

/** A hook: whether a media query matches; false without a browser. */
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

/** A hook: a function with a constant identity that calls the latest one given. */
export function useSteady<Args extends readonly unknown[]>(run: ((...args: Args) => void) | undefined): (...args: Args) => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

/** A hook: keeps the identity of small data while it is deeply equal. */
export function useSameData<T>(data: T): T {
  const kept = useRef(data);
  if (!sameData(kept.current, data)) kept.current = data;
  return kept.current;
}

/**
 * A value that is costly to draw: it changes at once, and then with the next frame, to what it has become by then. Whoever holds a key
 * or drags a slider skips what he could not see, and nothing waits in a line.
 */
export function useFramed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  /** The frame in which what is shown is drawn. */
  const frame = useRef<number>(undefined);
  const drawn = useRef(value);
  if (shown !== value && frame.current === undefined) setShown(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  useLayoutEffect(() => {
    // What was there from the beginning keeps nobody waiting.
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

/** A hook: the items just removed from a list, while their removal is animated. */
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

/** How many times as large a room may be as what is laid out in it before that is laid out afresh. */
const SLACK = 1.25;

/** The board around an element. */
function boardSize(element: Element | null): string {
  const board = element?.closest('.wg-root');
  return `${board?.clientWidth}x${board?.clientHeight}`;
}

/**
 * The size of an element to lay a sheet out in. It stays while what lies around the element comes and goes, as the lines of a bar with
 * every question, so that the sheet does not twitch: until the sheet would not fit, or could be much larger, or the board changes its size.
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

/** Inputs without text, such as sliders, which leave the board's keys active. */
const LETTERLESS = 'input:is([type=range], [type=checkbox], [type=radio])';

/** Whether the focused element uses a key. */
const typing = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(key.length === 1 && key !== ' ' && target.matches(LETTERLESS));

/** Whether a key was pressed in another board of the page, or in a dialog. */
function elsewhere(root: HTMLElement, target: EventTarget | null): boolean {
  const within = target instanceof Element ? target.closest('.wg-root, [role="dialog"]') : null;
  return within !== null && !root.contains(within);
}

/** A hook: single-key shortcuts of the board, disabled in text fields and with modifiers. */
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
