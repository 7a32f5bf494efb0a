import { useEffect, useState } from 'react';
import { lobby } from '../../../api/lobby.js';

/** From one look at the clock of the server to the next, in ms. */
const EVERY = 5 * 60_000;

/** By how much the server's clock is ahead of this browser's, in ms; nothing until it has been asked. One that is not told is taken for the same. */
export function useServerTime(game: string, id: string): number | undefined {
  const [ahead, setAhead] = useState<number>();
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      const asked = Date.now();
      const { now } = await lobby.match(game, id, left.signal);
      // As long on the way there as on the way back.
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

/** The time of this browser, as often as is worth it. @param every ms */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
