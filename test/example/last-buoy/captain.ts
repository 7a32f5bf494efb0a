import { explainer } from '../../../src/kit/explain.js';
import type { LastBuoyMove } from './sequence.js';
import { distance, type LastBuoy, sideOf } from './state.js';
import type { ReasonKey } from './words/index.js';

const { because } = explainer<LastBuoyMove, ReasonKey>();

/** Fires if a hit is likely, and otherwise sails as far as it can. */
export function captain(view: LastBuoy, playerID: string, choices: readonly LastBuoyMove[]): LastBuoyMove {
  const shot = choices.find(({ move }) => move === 'fire');
  const way = choices.findLast(({ move }) => move === 'sail');
  const near = sideOf(playerID) === 'cutter' && distance(view) < 4;
  if (shot && (near || !way)) return because('gunsBear', shot);
  return because('runsOn', way ?? choices[0]);
}
