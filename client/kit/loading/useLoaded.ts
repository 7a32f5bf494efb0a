import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

export type Loading<T> = readonly [loaded: Loaded<T>, again: () => void];

/** Loads a value. `load` must keep its identity. */
export function useLoaded<T>(load: () => Promise<T>, wanted = true): Loading<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const wasWanted = useRef(wanted);
  wasWanted.current ||= wanted;
  const asked = wasWanted.current;
  useEffect(() => {
    if (!asked) return;
    let current = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => current && setLoaded({ state: 'ready', value }),
      (error: unknown) => current && setLoaded({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt, asked]);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  return [loaded, again];
}
