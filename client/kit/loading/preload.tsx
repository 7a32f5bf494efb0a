import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Loaded, Loading } from './useLoaded.js';

/** Something that is fetched as soon as a first picture stands, once for all who want it. */
export interface Soon<T> {
  now(): Loaded<T>;
  /** Fetches it, unless it is there or on its way. */
  load(): Promise<void>;
  hear(changed: () => void): () => void;
}

const COMING: Loaded<never> = { state: 'loading' };
const coming = () => COMING;

/** @param fetch an `import()` of what nobody needs for the first picture */
export function soon<T>(fetch: () => Promise<T>): Soon<T> {
  let loaded: Loaded<T> = COMING;
  let loading: Promise<void> | undefined;
  const heard = new Set<() => void>();
  const become = (next: Loaded<T>) => {
    loaded = next;
    for (const changed of heard) changed();
  };
  const failed = (error: unknown) => {
    loading = undefined;
    become({ state: 'failed', error });
  };
  return {
    now: () => loaded,
    load() {
      if (!loading && loaded.state === 'failed') become(COMING);
      loading ??= fetch().then((value) => become({ state: 'ready', value }), failed);
      return loading;
    },
    hear(changed) {
      heard.add(changed);
      return () => heard.delete(changed);
    },
  };
}

/** Nothing comes later. */
export const NEVER: Soon<never> = { now: coming, load: async () => {}, hear: () => () => {} };

/** How far it is. A server draws the first picture, and so does the page that takes over from it. */
export function useSoon<T>(it: Soon<T>): Loading<T> {
  const loaded = useSyncExternalStore(it.hear, it.now, coming);
  useEffect(() => void it.load(), [it]);
  return [loaded, it.load];
}

interface WhenHereProps<T> {
  readonly of: Soon<T>;
  readonly children: (value: T) => ReactNode;
}

/** What lies over the map, and so moves nothing when it comes a moment later. */
export function WhenHere<T>({ of, children }: WhenHereProps<T>) {
  const [loaded] = useSoon(of);
  return loaded.state === 'ready' ? children(loaded.value) : null;
}
