import type { Dice } from '../../../kit/dice.js';
import type { PlayerID } from '../../../kit/rules.js';
import { CITIES } from '../data/cities.js';
import { nationOf } from '../data/map.js';
import { FRENCH_PRICE } from '../data/tables.js';
import type { Side } from '../ids.js';
import { march } from '../rules/landMovement/marching.js';
import { bandsOf, reachOf } from '../rules/landMovement/marchRoutes.js';
import { armyStrength } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { spare } from './accounts.js';
import { tried } from './choosing.js';
import { because } from './explain.js';

/** The civil war of France: who begins it, and when. */

/** Ducats that Spain wants to have to spare before it pays for a war in France, and the months in which it would begin one. */
const PURSE = FRENCH_PRICE.violator + 100;
const FIRST = 3;
const LAST = 13;

/** Of so many dice, one a month, one begins the war: most plans of Spain leave France alone. */
const PLAN_DIE = 12;

/** Spain opens the war where it costs least: somebody who can be spared in the Netherlands walks into Calais. */
export function crossesBorder(view: WarWithSpain, player: PlayerID, me: Side, dice: Dice): WarMove | undefined {
  if (
    me !== 'S' ||
    dice.die(PLAN_DIE) > 1 ||
    view.france.violatedOn !== null ||
    view.turn < FIRST ||
    view.turn > LAST ||
    spare(view, me) < PURSE
  )
    return undefined;
  for (const { hex, landIds } of bandsOf(view, me)) {
    if (nationOf(hex) !== 'NETC' || landIds.length < 2) continue;
    const one = landIds.reduce((a, b) => (armyStrength(view, b) < armyStrength(view, a) ? b : a));
    const path = reachOf(view, me, hex, [one], []).get(CITIES.calais.hex);
    const step = path && tried(march, view, player, [[one], [], path]);
    if (step) return because('calais', step);
  }
  return undefined;
}
