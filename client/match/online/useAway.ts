import { useEffect, useState } from 'react';

/** Time, in ms, during which a player who has just joined does not count as absent. */
export const ARRIVING = 10_000;

interface Opponent {
  readonly name?: string;
  readonly isConnected?: boolean;
}

/**
 * Returns whether the opponent is absent.
 * @param opponent undefined while unknown
 */
export function useAway(opponent: Opponent | undefined): boolean {
  const sits = opponent && (opponent.name ?? null);
  const [seen, setSeen] = useState(sits);
  const [arriving, setArriving] = useState(false);
  if (sits !== seen) {
    setSeen(sits);
    setArriving(seen !== undefined && sits !== null);
  }
  useEffect(() => {
    if (!arriving || !sits) return;
    const timer = setTimeout(() => setArriving(false), ARRIVING);
    return () => clearTimeout(timer);
  }, [arriving, sits]);
  return Boolean(sits) && !opponent?.isConnected && !arriving;
}
