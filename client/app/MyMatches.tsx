import { lazy, Suspense } from 'react';
import { findGame } from './games.js';
import { useKeptMatches } from './matches.js';

// With its window that asks before removing; not needed by whoever comes for the first time.
const MatchList = lazy(() => import('./MatchList.js'));

/** The player's matches of one game, or of all; nothing when there are none. */
export function MyMatches({ game }: { readonly game?: string }) {
  const matches = useKeptMatches().filter((match) => (game === undefined || match.game === game) && findGame(match.game));
  if (matches.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <MatchList matches={matches} />
    </Suspense>
  );
}
