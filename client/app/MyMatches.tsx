import { useEffect } from 'react';
import { useLanguage } from '../kit/language.js';
import { isKnown } from '../me/known.js';
import { findGame } from './games.js';
import { MatchList } from './MatchList.js';
import { useKeptMatches } from './matches.js';

/** What he has at other devices comes to the list too. Without the server the list is as it was. */
function useOtherDevices(): void {
  const language = useLanguage();
  useEffect(() => {
    if (isKnown()) import('../me/sync.js').then(({ sync }) => sync(language)).catch(() => undefined);
  }, [language]);
}

/** The player's matches of one game, or of all; nothing when there are none. It stands there at once: nothing may jump under a finger. */
export function MyMatches({ game }: { readonly game?: string }) {
  useOtherDevices();
  const matches = useKeptMatches().filter((match) => (game === undefined || match.game === game) && findGame(match.game));
  return matches.length > 0 && <MatchList matches={matches} />;
}
