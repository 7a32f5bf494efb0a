import type { LogEntry } from 'boardgame.io';
import { movesOf } from '../../../src/boardgame/game.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { PlayerID } from '../../../src/kit/rules.js';

const beginsTurn = ({ metadata }: LogEntry): boolean =>
  ((metadata as readonly GameEvent[] | undefined) ?? []).some(({ key }) => key === 'turn');

export const turnsIn = (log: readonly LogEntry[]): readonly number[] => log.filter(beginsTurn).map(({ _stateID }) => _stateID + 1);

/** Returns the `_stateID` after a player's latest move, or undefined if there is none or no other player has moved since. */
export function afterOwn(log: readonly LogEntry[], playerID: PlayerID): number | undefined {
  const moves = movesOf(log);
  const others = moves.findLastIndex((move) => move.playerID !== playerID);
  const own = moves.slice(0, Math.max(0, others)).findLast((move) => move.playerID === playerID);
  return own && own.stateID + 1;
}
