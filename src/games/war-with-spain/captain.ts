import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID } from '../../kit/rules.js';
import type { WarWithSpain } from './state.js';

/** Plays sensibly, from the player's own view. */
export function captain(_view: WarWithSpain, _playerID: PlayerID, _dice: Dice): Choice {
  return { move: 'finishActivation', args: [] };
}
