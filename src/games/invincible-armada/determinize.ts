import type { Dice } from '../../kit/dice.js';
import { drawOne } from '../../kit/drawing.js';
import type { PlayerID } from '../../kit/seats.js';
import { SIDES, type Side, TACTICS } from './ids.js';
import type { Armada } from './state.js';

/** Returns a complete state for a view, with random hidden tactics [7.4]. No other information is hidden. */
export function determinize(view: Armada, _playerID: PlayerID | null, dice: Dice): Armada {
  const { battle } = view;
  if (!battle || !SIDES.some((side) => battle.tactics[side] === 'hidden')) return view;
  const faceUp = (side: Side) => (battle.tactics[side] === 'hidden' ? drawOne(TACTICS, dice) : battle.tactics[side]);
  return { ...view, battle: { ...battle, tactics: { english: faceUp('english'), spanish: faceUp('spanish') } } };
}
