import type { LogEntry, State } from 'boardgame.io';
import type { Ending } from '../../src/boardgame/ending.js';

/**
 * Ends a match outside the rules. The log entry is hidden; the match file contains the ending as its result.
 * @param by the seat that claimed the win or agreed last
 */
export function ended(state: State, ending: Ending, by: string): State {
  return {
    ...withLogEntry(state, 'endGame', by, [ending]),
    ctx: { ...state.ctx, activePlayers: null, gameover: ending },
  };
}

/** Adds a log entry for an event that does not change the game. */
export function withLogEntry(state: State, type: string, by: string, args: unknown[] = []): State {
  const { _stateID, ctx } = state;
  const action: LogEntry['action'] = { type: 'GAME_EVENT', payload: { type, args, playerID: by } };
  return { ...state, _stateID: _stateID + 1, deltalog: [{ action, _stateID, turn: ctx.turn, phase: ctx.phase }] };
}
