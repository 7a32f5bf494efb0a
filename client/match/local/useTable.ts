import { useEffect, useState } from 'react';
import type { EndingKind } from '../../../src/boardgame/ending.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Language } from '../../../src/kit/language.js';
import { type LocalMatch, updateMatch } from '../../app/matches.js';
import { words } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { statusOf } from '../status.js';
import { openTable, type Table } from './table.js';

/** A hook: opens a stored match while the page is shown, and updates its line in the list of matches. */
export function useTable(module: GameModule, match: LocalMatch): Table | 'damaged' | null {
  const [table, setTable] = useState<Table | 'damaged' | null>(null);
  const language = useLanguage();
  // Only the id, because the stored status changes with every move.
  useEffect(() => {
    let opened: Table;
    try {
      opened = openTable(module, match);
    } catch {
      setTable('damaged');
      return;
    }
    const note = () => {
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
    setTable(opened);
    return () => {
      unsubscribe();
      opened.stop();
    };
  }, [module, match.id, language]);
  return table;
}

/**
 * The result as a sentence: the winner, and how.
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
