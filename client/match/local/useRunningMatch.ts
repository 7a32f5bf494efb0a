import { useEffect, useState } from 'react';
import type { EndingKind } from '../../../src/boardgame/ending.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Language } from '../../../src/kit/language.js';
import { type LocalMatch, updateMatch } from '../../app/matches.js';
import { type LoadedMatch, loadMatch, MatchSaver } from '../../app/matchStore.js';
import { words } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { statusOf } from '../status.js';
import { type RunningMatch, runMatch } from './runningMatch.js';

/** A match in this browser while its page is shown. */
export interface SavedRunningMatch extends RunningMatch {
  readonly saver: Pick<MatchSaver, 'isSaved' | 'subscribe'>;
}

/** Loads a match. If there is no storage, a new match is played in memory. */
async function loaded(match: LocalMatch): Promise<LoadedMatch | undefined> {
  try {
    return await loadMatch(match);
  } catch (error) {
    if (match.stands === undefined) return undefined;
    throw error;
  }
}

/** Opens a stored match while the page is shown, saves it, and updates its line in the list of matches. */
export function useRunningMatch(module: GameModule, match: LocalMatch): SavedRunningMatch | 'damaged' | null {
  const [running, setRunning] = useState<SavedRunningMatch | 'damaged' | null>(null);
  const language = useLanguage();
  // Depends only on the id, because the stored status changes with every move.
  useEffect(() => {
    let close: (() => void) | undefined;
    let isClosed = false;
    const show = (stored: LoadedMatch | undefined) => {
      if (isClosed) return;
      const opened = runMatch(module, match, stored);
      const saver = new MatchSaver(match, stored?.saved ?? 0);
      close = follow(opened, saver);
      setRunning({ ...opened, saver });
    };
    const follow = (opened: RunningMatch, saver: MatchSaver) => {
      const note = () => {
        // boardgame.io stores the state just after it has sent it.
        queueMicrotask(() => saver.save(opened.stored()));
        const seen = opened.spectator.props();
        if (!seen) return;
        const { G, ctx } = seen;
        const over = ctx.gameover === undefined ? undefined : outcome(module, G, ctx.gameover, language);
        const me = match.humans.length === 1 ? match.humans[0] : undefined;
        const stands = statusOf(module, match.setupData, { G, ctx }, { me }, language);
        const news = { over, stands, points: module.points?.(G) };
        if (JSON.stringify(news) !== noted) updateMatch(match.game, match.id, news);
        noted = JSON.stringify(news);
      };
      const { over, stands, points } = match;
      let noted = JSON.stringify({ over, stands, points });
      const unsubscribe = opened.spectator.subscribe(note);
      note();
      return () => {
        unsubscribe();
        opened.stop();
      };
    };
    loaded(match)
      .then(show)
      .catch(() => !isClosed && setRunning('damaged'));
    return () => {
      isClosed = true;
      close?.();
    };
  }, [module, match.id, language]);
  return running;
}

/**
 * Returns the result as a sentence: the winner, and how the match was won.
 * @param nameOf name of a seat's player
 */
export function outcome(
  module: Pick<GameModule, 'present' | 'seatName'>,
  G: unknown,
  result: { readonly winner?: string; readonly ending?: EndingKind },
  language: Language,
  nameOf?: (seat: string) => string | undefined,
): string {
  const said = language.of(words);
  if (result.winner === undefined) return result.ending ? said.drawAgreed : said.drawn;
  const side = seatName(module, G, result.winner, language);
  const player = nameOf?.(result.winner);
  return result.ending ? said.winsOnTime(side, player) : said.wins(side, player);
}
