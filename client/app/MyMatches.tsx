import { findGame } from './games.js';
import { MatchList } from './MatchList.js';
import { useKeptMatches } from './matches.js';

/** The player's matches of one game, or of all; nothing when there are none. It stands there at once: nothing may jump under a finger. */
export function MyMatches({ game }: { readonly game?: string }) {
  const matches = useKeptMatches().filter((match) => (game === undefined || match.game === game) && findGame(match.game));
  return matches.length > 0 && <MatchList matches={matches} />;
}
