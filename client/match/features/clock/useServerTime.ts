import { useEffect, useState } from 'react';
import { lobby } from '../../../api/lobby.js';

/** Interval between requests, in ms. */
const EVERY = 5 * 60_000;

/** Returns server time minus browser time, in ms: undefined until known, 0 if the server does not provide it. */
export function useServerTime(game: string, id: string): number | undefined {
  const [ahead, setAhead] = useState<number>();
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      const asked = Date.now();
      const { now } = await lobby.match(game, id, left.signal);
      // Assume that request and response take equally long.
      if (now !== undefined) setAhead(now - (asked + Date.now()) / 2);
    };
    const tick = () => void look().catch(() => setAhead((known = 0) => known));
    tick();
    const timer = setInterval(tick, EVERY);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [game, id]);
  return ahead;
}

/**
 * Returns the browser's current time, in ms since 1970.
 * @param every update interval in ms
 */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
