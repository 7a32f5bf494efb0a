import { useEffect, useState } from 'react';

/** How long whoever has sat down may take to come to the table before he is called away, in ms. */
export const ARRIVING = 10_000;

interface Opponent {
  readonly name?: string;
  readonly isConnected?: boolean;
}

/** A hook: whether an opponent is away. Who has sat down just now is on his way. @param opponent nothing while it is not known who sits there */
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
