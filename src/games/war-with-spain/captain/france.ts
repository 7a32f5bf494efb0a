import type { Choice, PlayerID } from '../../../kit/rules.js';
import { CITIES } from '../data/cities.js';
import { FRENCH_PRICE } from '../data/tables.js';
import type { Side, UnitId } from '../ids.js';
import { marchActions } from '../rules/marching.js';
import { armyStrength } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { spare } from './accounts.js';
import { tried } from './choosing.js';
import { menAt } from './picture.js';

/** The civil war of France: who begins it, and when. */

/** Ducats that Spain wants to have to spare before it pays for a war in France, and the months in which it would begin one. */
const PURSE = FRENCH_PRICE.violator + 100;
const FIRST = 3;
const LAST = 13;

/** Spain opens the war where it costs least: a garrison of the border walks into Calais. */
export function crossesBorder(view: WarWithSpain, player: PlayerID, me: Side): Choice | undefined {
  if (me !== 'S' || view.france.violatedOn !== null || view.turn < FIRST || view.turn > LAST || spare(view, me) < PURSE) return undefined;
  const gate = CITIES.dunkirk.hex;
  const men = [...menAt(view, me, gate)].sort((a, b) => armyStrength(view, a) - armyStrength(view, b));
  const one: UnitId | undefined = men[0];
  return one ? tried(marchActions, view, player, 'march', [[one], [], [CITIES.calais.hex]]) : undefined;
}
