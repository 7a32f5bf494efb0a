import { ROSTER } from '../data/ships.js';
import { MOVEMENT } from '../data/tables.js';
import type { Heading, ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { isCrippled, ship } from './ships.js';
import { towAllowance } from './towing.js';
import { attitude } from './wind.js';

/** Movement points by the wind on the present heading [5.2, 5.5]; a tow goes by the heading of what is towed [9.1]. */
export function allowance(G: GrandArmada, id: ShipId, heading: Heading = ship(G, id).heading): number {
  const { speed, oars } = ROSTER[id];
  if (isCrippled(G, id)) return 0;
  const { towing } = ship(G, id);
  return towing ? towAllowance(G, id, towing) : MOVEMENT[oars ? 'oars' : 'sail'][speed][attitude(heading, G.windFrom)];
}
