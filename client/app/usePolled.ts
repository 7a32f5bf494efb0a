import { useCallback, useEffect, useRef, useState } from 'react';

export interface Polled<T> {
  /** The last answer, kept while later calls fail. */
  readonly value: T | undefined;
  readonly error: unknown;
  readonly asking: boolean;
  /** Number of answers received. A change restarts the progress line. */
  readonly round: number;
  refresh(): void;
}

/**
 * Calls `load` repeatedly while the page is visible. `load` must keep its identity (useCallback).
 * @param every ms between calls; 0: only once
 * @param alsoHidden whether to continue while the page is hidden
 */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>, every: number, alsoHidden = false): Polled<T> {
  const [answer, setAnswer] = useState<{ value: T | undefined; error: unknown; round: number }>({
    value: undefined,
    error: undefined,
    round: 0,
  });
  const [asking, setAsking] = useState(true);
  const askNow = useRef<() => void>(() => undefined);

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    const later = () => {
      clearTimeout(timer);
      if (every > 0 && (alsoHidden || !document.hidden)) timer = setTimeout(ask, every);
    };
    const ask = async () => {
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      setAsking(true);
      try {
        const value = await load(abort.signal);
        if (!abort.signal.aborted) setAnswer(({ round }) => ({ value, error: undefined, round: round + 1 }));
      } catch (error) {
        if (!abort.signal.aborted) setAnswer(({ value, round }) => ({ value, error, round: round + 1 }));
      }
      busy = false;
      if (abort.signal.aborted) return;
      setAsking(false);
      later();
    };
    const onLook = () => {
      if (!document.hidden) void ask();
    };
    askNow.current = () => void ask();
    document.addEventListener('visibilitychange', onLook);
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [load, every, alsoHidden]);

  const refresh = useCallback(() => askNow.current(), []);
  return { ...answer, asking, refresh };
}
