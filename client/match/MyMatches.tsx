import { useEffect } from 'react';
import { findGame } from '../app/games.js';
import { type KeptMatch, keptMatches, useKeptMatches } from '../app/matches.js';
import { useLanguage } from '../kit/language.js';
import { isKnown } from './identity/known.js';
import { MatchList } from './MatchList.js';

const runsElsewhere = (match: KeptMatch): boolean => match.kind === 'online' && match.over === undefined;

/**
 * Updates the stored matches from the server, initially and whenever the page is shown again. Adds matches from the
 * player's other devices.
 */
function useNews(): void {
  const language = useLanguage();
  useEffect(() => {
    const look = () => {
      if (document.hidden || !(isKnown() || keptMatches().some(runsElsewhere))) return;
      import('./identity/sync.js').then(({ updateStatuses }) => updateStatuses(language)).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [language]);
}

/** Lists the player's matches of one game, or of all games. Renders at once, so that the layout does not shift. */
export function MyMatches({ game }: { readonly game?: string }) {
  useNews();
  const matches = useKeptMatches().filter((match) => (game === undefined || match.game === game) && findGame(match.game));
  return matches.length > 0 && <MatchList matches={matches} />;
}
