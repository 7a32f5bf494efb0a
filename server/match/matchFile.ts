import type { LogEntry, State } from 'boardgame.io';
import { courseOf } from '../../src/boardgame/game.js';
import { LEDGER, type LedgerData, seedOf } from '../../src/boardgame/ledger.js';
import { diceRecord, exportMatch, type MatchExport } from '../../src/boardgame/matchFile.js';
import type { MatchData } from '../storage/store.js';
import { adjournmentsIn } from './adjournments.js';
import { clockRecord } from './clockRecord.js';

/** The match file of a stored match, with the seed of its dice, or nothing for a game that has no match files. */
export function matchFileOf({
  state,
  log,
  metadata,
}: {
  state: State;
  log: readonly LogEntry[];
  metadata: MatchData;
}): MatchExport | undefined {
  const ledger: LedgerData | undefined = state.plugins[LEDGER]?.data;
  if (!ledger) return undefined;
  const course = courseOf(log);
  const clock = clockRecord({ state, log, metadata }, course.moves);
  const file = exportMatch(metadata.gameName, {
    setupData: metadata.setupData,
    seed: seedOf(ledger),
    dice: diceRecord(ledger, Object.keys(metadata.players)),
    ...course,
    ...(clock && { clock }),
    adjournments: adjournmentsIn(log, course.moves),
    result: state.ctx.gameover,
  });
  return { ...file, rules: metadata.rules ?? file.rules };
}
