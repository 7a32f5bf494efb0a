import { useEffect } from 'react';
import { useLanguage } from '../kit/language.js';
import { isKnown } from '../pages/devices/known.js';
import { findGame } from './games.js';
import { MatchList } from './MatchList.js';
import { type KeptMatch, keptMatches, useKeptMatches } from './matches.js';

const runsElsewhere = (match: KeptMatch): boolean => match.kind === 'online' && match.over === undefined;

/**
 * The list says how matches at the server stand now, also to who comes back to the page; what he has at other devices comes to it too.
 * Without the server it is as it was.
 */
function useNews(): void {
  const language = useLanguage();
  useEffect(() => {
    const look = () => {
      if (document.hidden || !(isKnown() || keptMatches().some(runsElsewhere))) return;
      import('../pages/devices/sync.js').then(({ news }) => news(language)).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [language]);
}

/** The player's matches of one game, or of all; nothing when there are none. It stands there at once: nothing may jump under a finger. */
export function MyMatches({ game }: { readonly game?: string }) {
  useNews();
  const matches = useKeptMatches().filter((match) => (game === undefined || match.game === game) && findGame(match.game));
  return matches.length > 0 && <MatchList matches={matches} />;
}
