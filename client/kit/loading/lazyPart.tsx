import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Loaded, Loading } from './useLoaded.js';

/** A part of the program, loaded once after the first render. */
export interface LazyPart<T> {
  now(): Loaded<T>;
  /** Loads the part, unless it is already loaded or loading. */
  load(): Promise<void>;
  subscribe(changed: () => void): () => void;
}

const COMING: Loaded<never> = { state: 'loading' };
const coming = () => COMING;

/** Makes a lazy part. @param fetch an `import()` */
export function lazyPart<T>(fetch: () => Promise<T>): LazyPart<T> {
  let loaded: Loaded<T> = COMING;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const setLoaded = (next: Loaded<T>) => {
    loaded = next;
    for (const changed of listeners) changed();
  };
  const failed = (error: unknown) => {
    loading = undefined;
    setLoaded({ state: 'failed', error });
  };
  return {
    now: () => loaded,
    load() {
      if (!loading && loaded.state === 'failed') setLoaded(COMING);
      loading ??= fetch().then((value) => setLoaded({ state: 'ready', value }), failed);
      return loading;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Lazy part that never loads, for boards without later parts. */
export const NO_PART: LazyPart<never> = { now: coming, load: async () => {}, subscribe: () => () => {} };

/** Returns the loading state of a part: "loading" during server rendering and hydration. */
export function useLazyPart<T>(it: LazyPart<T>): Loading<T> {
  const loaded = useSyncExternalStore(it.subscribe, it.now, coming);
  useEffect(() => void it.load(), [it]);
  return [loaded, it.load];
}

interface WhenReadyProps<T> {
  readonly of: LazyPart<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders `children` once the part is loaded, and nothing until then. Use only for content that does not shift the layout. */
export function WhenReady<T>({ of, children }: WhenReadyProps<T>) {
  const [loaded] = useLazyPart(of);
  return loaded.state === 'ready' ? children(loaded.value) : null;
}
