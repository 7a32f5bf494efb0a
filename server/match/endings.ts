import type { LogEntry, State } from 'boardgame.io';
import type { Ending } from '../../src/boardgame/ending.js';

/**
 * The state after an ending that the rules did not make. It is a step like a move, stored and shown by the same door
 * (`Transport.change`); its entry of the log is none of the rules and is shown to nobody, and the match file has the ending as its result.
 *
 * @param by the seat that ended it: who claimed the match, or who agreed last
 */
export function ended(state: State, ending: Ending, by: string): State {
  return {
    ...beside(state, 'endGame', by, [ending]),
    ctx: { ...state.ctx, activePlayers: null, gameover: ending },
  };
}

/**
 * The next state, in which the game stands as it did: something has happened beside it.
 *
 * @param type what, as the log has it
 * @param by the seat that did it
 */
export function beside(state: State, type: string, by: string, args: unknown[] = []): State {
  const { _stateID, ctx } = state;
  const action: LogEntry['action'] = { type: 'GAME_EVENT', payload: { type, args, playerID: by } };
  return { ...state, _stateID: _stateID + 1, deltalog: [{ action, _stateID, turn: ctx.turn, phase: ctx.phase }] };
}
