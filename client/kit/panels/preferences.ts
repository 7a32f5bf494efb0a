import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Chosen, chosenOf, type PreferenceLists } from '../../../src/kit/standing.js';

/** A side's preferences for a game, stored in the browser. */
export interface Preferences<L extends PreferenceLists = PreferenceLists> {
  readonly lists: L;
  readonly chosen: Chosen<L>;
  choose<Name extends keyof L & string>(name: Name, value: L[Name][number]): void;
}

const KEPT = 'weathergage.preferences';
const keyOf = (slug: string, side: string): string => `${KEPT}.${slug}.${side}`;

const listeners = new Set<() => void>();
/** Preferences kept only until the page is closed, for browsers without storage. */
const visit = new Map<string, string>();

function kept(key: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? visit.get(key);
  } catch {
    return visit.get(key); // Storage may be blocked in a frame.
  }
}

function keep(key: string, text: string): void {
  visit.set(key, text);
  try {
    globalThis.localStorage?.setItem(key, text);
  } catch {
    // Without storage, `visit` keeps the value.
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes of preferences made in any board or tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}

const read = <L extends PreferenceLists>(lists: L, text: string | undefined): Chosen<L> => chosenOf(lists, parsed(text));

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

export const chosenBy = <L extends PreferenceLists>(slug: string, side: string, lists: L): Chosen<L> =>
  read(lists, kept(keyOf(slug, side)));

/** Returns a side's preferences, which apply to all matches. The lists must keep their identity. */
export function usePreferences<L extends PreferenceLists>(slug: string, side: string, lists: L): Preferences<L> {
  const key = keyOf(slug, side);
  const text = useSyncExternalStore(
    subscribe,
    () => kept(key),
    () => undefined,
  );
  const chosen = useMemo(() => read(lists, text), [lists, text]);
  const choose = useCallback(
    (name: string, value: string) => keep(key, JSON.stringify({ ...read(lists, kept(key)), [name]: value })),
    [key, lists],
  );
  return useMemo(() => ({ lists, chosen, choose }), [lists, chosen, choose]);
}
