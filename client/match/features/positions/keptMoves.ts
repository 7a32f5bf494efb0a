import type { LogEntry } from 'boardgame.io';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { HistorySource } from '../history/source.js';

/**
 * Returns the number of moves before a state that were not taken back, which identifies a position in match files.
 * @param log the complete log
 */
export const keptMovesBefore = (log: readonly LogEntry[], at: number): number => movesOf(log).filter(({ stateID }) => stateID < at).length;

/**
 * Whether a state was not taken back.
 * @param log the complete log
 */
export const isKeptPosition = (log: readonly LogEntry[], at: number): boolean =>
  keptMovesBefore(log, at) === movesOf(log.filter(({ _stateID }) => _stateID < at)).length;

/** Pause between requests, in ms, because of the server's limits. */
const REST = 250;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/**
 * Loads the complete log. Rejects if part of it is missing.
 * @param now the current `_stateID`
 */
export async function wholeLog({ page }: HistorySource, now: number): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (let at = 0; at < now; ) {
    if (at > 0) await rest();
    const { from, log: more, patches } = await page(at);
    if (from !== at || !patches.length) throw new Error('part of the match was not stored');
    log.push(...more);
    at = from + patches.length;
  }
  return log;
}
