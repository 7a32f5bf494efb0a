import type { LogEntry } from 'boardgame.io';
import type { LoggedMove } from '../../src/boardgame/game.js';
import type { Adjournment } from '../../src/boardgame/matchFile.js';
import type { TimedEntry } from './clocks.js';

/**
 * Returns the adjournments recorded in a log.
 * @param moves moves that were not taken back
 */
export function adjournmentsIn(log: readonly LogEntry[], moves: readonly LoggedMove[]): Adjournment[] {
  const adjournments: Adjournment[] = [];
  for (const { action, at, _stateID: stateID } of log as readonly TimedEntry[]) {
    const { type, playerID } = action.payload;
    if (action.type !== 'GAME_EVENT' || at === undefined) continue;
    const by = String(playerID);
    const begun = adjournments.at(-1);
    if (type === 'adjourn') adjournments.push({ n: moves.filter((move) => move.stateID < stateID).length, by, from: at });
    else if (type === 'resume' && begun) adjournments.splice(-1, 1, { ...begun, until: at, resumedBy: by });
  }
  return adjournments;
}
