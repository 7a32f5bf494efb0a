import { ROSTER } from '../data/ships.js';
import { MOVEMENT } from '../data/tables.js';
import type { Heading, ShipId, Side } from '../ids.js';
import type { Active, GrandArmada } from '../state.js';
import type { Helm } from './sailing.js';
import { fleet, isCrippled, isUnderWay, placeOf, ship } from './ships.js';
import { towAllowance } from './towing.js';
import { attitude } from './wind.js';

/** Movement points, and who has them still to spend [5.1, 5.5]. */

/** Movement points by the wind on the present heading [5.2, 5.5]; a tow goes by the heading of what is towed [9.1]. */
export function allowance(G: GrandArmada, id: ShipId, heading: Heading = ship(G, id).heading): number {
  const { speed, oars } = ROSTER[id];
  if (isCrippled(G, id)) return 0;
  const { towing } = ship(G, id);
  return towing ? towAllowance(G, id, towing) : MOVEMENT[oars ? 'oars' : 'sail'][speed][attitude(heading, G.windFrom)];
}

/** Ships that a side can still activate this turn. */
export const idle = (G: GrandArmada, side: Side): ShipId[] => fleet(G, side).filter((id) => !ship(G, id).done && isUnderWay(G, id));

export const activeOf = (G: GrandArmada): Active => {
  if (!G.active) throw new Error('no ship is being sailed');
  return G.active;
};

export const helmOf = (G: GrandArmada): Helm => {
  const { ship: id, mp, turnedHere = false, stopped = false, tidePaid = false, yawedFrom } = activeOf(G);
  return { hex: placeOf(G, id), heading: ship(G, id).heading, mp, turnedHere, stopped, tidePaid, yawedFrom };
};
