import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Loaded, Loading } from './useLoaded.js';

/** A part loaded after the first render, once for all users. */
export interface LazyPart<T> {
  now(): Loaded<T>;
  /** Loads it unless loaded or loading. */
  load(): Promise<void>;
  hear(changed: () => void): () => void;
}

const COMING: Loaded<never> = { state: 'loading' };
const coming = () => COMING;

/** @param fetch an `import()` */
export function lazyPart<T>(fetch: () => Promise<T>): LazyPart<T> {
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

/** No such part. */
export const NO_PART: LazyPart<never> = { now: coming, load: async () => {}, hear: () => () => {} };

/** A hook: the loading state. Always "loading" during server rendering and hydration. */
export function useLazyPart<T>(it: LazyPart<T>): Loading<T> {
  const loaded = useSyncExternalStore(it.hear, it.now, coming);
  useEffect(() => void it.load(), [it]);
  return [loaded, it.load];
}

interface WhenReadyProps<T> {
  readonly of: LazyPart<T>;
  readonly children: (value: T) => ReactNode;
}

/** Suspense for content above the map, without layout shift. */
export function WhenReady<T>({ of, children }: WhenReadyProps<T>) {
  const [loaded] = useLazyPart(of);
  return loaded.state === 'ready' ? children(loaded.value) : null;
}
