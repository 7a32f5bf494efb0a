import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { movesOf } from '../../../../src/boardgame/game.js';
import { LEDGER, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import { viewsOf } from '../../../../src/boardgame/past.js';
import { exportView, type ViewExport } from '../../../../src/boardgame/viewFile.js';
import type { HistorySource } from './source.js';

/** What there is to be seen, and where. */
export interface ViewSource {
  /** Slug of the game. */
  readonly game: string;
  /** Version of its rules. */
  readonly rules: string;
  readonly setupData: unknown;
  /** The match as it stands, as its reader is shown it. */
  readonly live: Pick<BoardProps, 'playerID' | 'log' | '_stateID' | 'plugins' | 'ctx'>;
  readonly source: HistorySource;
  /** `live.log` begins with the match: the pages need not tell what happened. */
  readonly isWhole: boolean;
}

/** What the reader of a match has seen of it so far, as a file. Rejects where its past cannot be had. */
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

/** Every position up to the present one, from the first that is kept, with the moves between. */
async function every(source: HistorySource, now: number): Promise<{ from: number; views: readonly unknown[]; log: readonly LogEntry[] }> {
  const views: unknown[] = [];
  const log: LogEntry[] = [];
  let from = 0;
  for (let at = 0; at <= now; at = from + views.length) {
    const page = await source.page(at);
    if (!views.length) from = page.from;
    const known = from + views.length;
    const fresh = viewsOf(page).slice(known - page.from);
    if (page.from > known || !fresh.length) throw new Error('a page of the past is missing');
    views.push(...fresh);
    // What was made of the last view that was known stands at the end of the page before.
    log.push(...page.log.filter(({ _stateID }) => _stateID >= (views.length > fresh.length ? known - 1 : page.from)));
  }
  // The match may have gone on meanwhile.
  return { from, views: views.slice(0, now - from + 1), log: log.filter(({ _stateID }) => _stateID < now) };
}
