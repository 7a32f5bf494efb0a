import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { movesOf } from '../../../../src/boardgame/game.js';
import { viewsOf } from '../../../../src/boardgame/historyPage.js';
import { LEDGER, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import { exportView, type ViewExport } from '../../../../src/boardgame/viewFile.js';
import type { HistorySource } from './source.js';

export interface ViewSource {
  readonly game: string;
  readonly rules: string;
  readonly setupData: unknown;
  /** Current position as the viewer sees it. */
  readonly live: Pick<BoardProps, 'playerID' | 'log' | '_stateID' | 'plugins' | 'ctx'>;
  readonly source: HistorySource;
  /** Whether `live.log` is complete. */
  readonly isWhole: boolean;
}

/** Returns a file of the viewer's views to date. Rejects if earlier positions are missing. */
export async function viewSoFar({ game, rules, setupData, live, source, isWhole }: ViewSource): Promise<ViewExport> {
  const { from, views, log } = await every(source, live._stateID);
  const { prologue, dice } = (live.plugins[LEDGER]?.data ?? {}) as SharedLedger;
  return exportView(game, {
    rules,
    setupData,
    seat: live.playerID ?? null,
    commitment: dice?.commitment,
    prologue,
    from,
    views,
    moves: movesOf(isWhole ? live.log : log),
    result: live.ctx.gameover,
  });
}

/** Loads all stored positions, with the moves between them. */
async function every(source: HistorySource, now: number): Promise<{ from: number; views: readonly unknown[]; log: readonly LogEntry[] }> {
  const views: unknown[] = [];
  const log: LogEntry[] = [];
  let from = 0;
  for (let at = 0; at <= now; at = from + views.length) {
    const page = await source.page(at);
    if (!views.length) from = page.from;
    const known = from + views.length;
    const fresh = viewsOf(page).slice(known - page.from);
    if (page.from > known || !fresh.length) throw new Error('a page of the history is missing');
    views.push(...fresh);
    // A page's first view may repeat the last view before it.
    log.push(...page.log.filter(({ _stateID }) => _stateID >= (views.length > fresh.length ? known - 1 : page.from)));
  }
  // New moves may have been made while pages were loading.
  return { from, views: views.slice(0, now - from + 1), log: log.filter(({ _stateID }) => _stateID < now) };
}
