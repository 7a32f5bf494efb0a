import { ROSTER } from '../data/ships.js';
import { KEEPS_WAY_FROM } from '../data/tables.js';
import type { ShipId } from '../ids.js';
import type { Active, GrandArmada } from '../state.js';
import { holdersOf } from './grappling.js';
import { isCrippled, isFixed, ship } from './ships.js';
import { enemiesBeside } from './zones.js';

/** Keeping way on [5.6]: a sail ship that made two hexes or more does not stop dead. */

/** Whether the duty applies to an activation that starts now with this allowance. */
export function owesWay(G: GrandArmada, id: ShipId, allowance: number): boolean {
  const { way, towing } = ship(G, id);
  if (!G.options.keepWay || ROSTER[id].oars || way < KEEPS_WAY_FROM || allowance < 1) return false;
  if (towing || isCrippled(G, id) || isFixed(G, id)) return false;
  return !holdersOf(G, id).length && !enemiesBeside(G, id).length;
}

/** Whether it would be unmet if the ship stopped here and now. */
export const wayUnmet = (active: Active): boolean => active.owesWay === true && active.entered === 0;
