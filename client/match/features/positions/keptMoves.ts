import type { LogEntry } from 'boardgame.io';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { HistorySource } from '../history/source.js';

/** How many of the moves that stand, which alone a match file has, were made before a state. @param log from the first move on */
export const keptMovesBefore = (log: readonly LogEntry[], at: number): number => movesOf(log).filter(({ stateID }) => stateID < at).length;

/** Whether the moves that stand lead through a state; not where it was taken back. @param log from the first move on */
export const isKeptPosition = (log: readonly LogEntry[], at: number): boolean =>
  keptMovesBefore(log, at) === movesOf(log.filter(({ _stateID }) => _stateID < at)).length;

/** A server is asked for page after page no faster than it likes. */
const REST = 250;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/** Every move of a match from the first on, page by page. Rejects where not all of it is kept. @param now where the match stands */
export async function wholeLog({ page }: HistorySource, now: number): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (let at = 0; at < now; ) {
    if (at > 0) await rest();
    const { from, log: more, patches } = await page(at);
    if (from !== at || !patches.length) throw new Error('not all of the match is kept');
    log.push(...more);
    at = from + patches.length;
  }
  return log;
}
