import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID } from '../../kit/rules.js';
import type { Sluys } from './state.js';
export function captain(_view: Sluys, _playerID: PlayerID, _dice: Dice): Choice {
  return { move: 'endSegment', args: [] };
}
