import type { LastBuoyMove } from './sequence.js';
import { distance, type LastBuoy, sideOf } from './state.js';

/** Fires where the die is with him, and sails as far as he can otherwise. */
export function captain(view: LastBuoy, playerID: string, choices: readonly LastBuoyMove[]): LastBuoyMove {
  const shot = choices.find(({ move }) => move === 'fire');
  const way = choices.findLast(({ move }) => move === 'sail');
  const better = sideOf(playerID) === 'cutter' && distance(view) < 4 ? (shot ?? way) : (way ?? shot);
  return better ?? choices[0];
}
