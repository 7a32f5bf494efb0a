import { ROSTER } from '../data/ships.js';
import { KEEPS_WAY_FROM } from '../data/tables.js';
import type { ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { boardedLast, holdersOf } from './grappling.js';
import { isCrippled, isFixed, ship } from './ships.js';
import { activeOf } from './underWay.js';

/** Keeping way on [5.6]: a sail ship that made two hexes or more does not stop dead. */

/** Whether the duty applies to an activation that starts now. */
export function owesWay(G: GrandArmada, id: ShipId): boolean {
  const { way, towing } = ship(G, id);
  if (!G.options.keepWay || ROSTER[id].oars || way < KEEPS_WAY_FROM) return false;
  if (towing || isCrippled(G, id) || isFixed(G, id)) return false;
  return !boardedLast(G, id) && !holdersOf(G, id).length;
}

/** Whether it would be unmet if the ship stopped here and now: no hex entered, and her bow where it was. */
export function wayUnmet(G: GrandArmada): boolean {
  const { ship: id, owesWay: began, entered } = activeOf(G);
  return began !== undefined && entered === 0 && ship(G, id).heading === began;
}
