import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID } from '../../kit/rules.js';
import type { Armada } from './state.js';

export function captain(_view: Armada, _playerID: PlayerID, _dice: Dice): Choice {
  throw new Error('none yet');
}
