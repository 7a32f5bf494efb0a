import { useCallback, useEffect, useState } from 'react';
import { LEVELS, type Level } from '../../../src/kit/levels.js';
import { inWords, lobby, type Match } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import type { OnlineMatch } from '../../app/matches.js';
import { Notice } from '../../app/parts/Notice.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { preferencesFor } from '../play/preferences.js';
import { usePlayWords } from '../play/words/index.js';

/** Time in ms after which a bot chosen for Play now joins. */
const BOT_DELAY = 2 * 60_000;

interface BotInsteadProps {
  readonly match: Match;
  readonly seat: OnlineMatch;
}

/** Renders buttons that add a bot to the free seat. A bot chosen for Play now joins automatically. */
export function BotInstead({ match, seat }: BotInsteadProps) {
  const { game, id } = seat;
  const words = usePlayWords();
  const errorWords = useErrorWords();
  const [error, setError] = useState<unknown>();
  const [had] = useLoaded(useCallback(() => lobby.captains(game), [game]));
  const offered = had.state === 'ready' ? LEVELS.filter((level) => had.value.includes(level)) : [];
  const free = match.players.find(({ name }) => !name)?.id;
  const add = async (level: Level) => {
    setError(undefined);
    await lobby.captain(game, id, seat, String(free), level).catch(setError);
  };
  const { bot } = preferencesFor(game);
  const chosen = !match.unlisted && match.clock?.terms.kind !== 'days' && bot && offered.includes(bot) ? bot : undefined;
  useEffect(() => {
    const timer = chosen && setTimeout(() => void add(chosen), BOT_DELAY);
    return () => clearTimeout(timer);
  }, [chosen, id]);
  if (offered.length === 0 || free === undefined) return null;
  return (
    <>
      {offered.map((level) => (
        <button key={level} type="button" className="wg-button" onClick={() => void add(level)}>
          {words.botSteps[level]}
        </button>
      ))}
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
    </>
  );
}
