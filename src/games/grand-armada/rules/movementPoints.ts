import { ROSTER } from '../data/ships.js';
import { KEEPS_WAY_FROM, MOVEMENT } from '../data/tables.js';
import type { Heading, ShipId, Side } from '../ids.js';
import type { Active, GrandArmada } from '../state.js';
import { boardedLast, holdersOf } from './grappling.js';
import type { Helm } from './sailing.js';
import { fleet, isCrippled, isFixed, isUnderWay, placeOf, ship } from './ships.js';
import { towAllowance } from './towing.js';
import { attitude } from './wind.js';

// The ship that is being sailed, and those that still may be this turn [4].

/** Ships that a side can still activate this turn. */
export const idle = (G: GrandArmada, side: Side): ShipId[] => fleet(G, side).filter((id) => !ship(G, id).done && isUnderWay(G, id));

export const activeOf = (G: GrandArmada): Active => {
  if (!G.active) throw new Error('no ship is being sailed');
  return G.active;
};

/** Where she is, and what she has left. */
export const helmOf = (G: GrandArmada): Helm => {
  const { ship: id, mp, turnedHere = false, stopped = false, tidePaid = false, yawedFrom } = activeOf(G);
  return { hex: placeOf(G, id), heading: ship(G, id).heading, mp, turnedHere, stopped, tidePaid, yawedFrom };
};

// Keeping way on [5.6]: a sail ship that made two hexes or more does not stop dead.

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

/** Movement points by the wind on the present heading [5.2, 5.5]; a tow goes by the heading of what is towed [9.1]. */
export function allowance(G: GrandArmada, id: ShipId, heading: Heading = ship(G, id).heading): number {
  const { speed, oars } = ROSTER[id];
  if (isCrippled(G, id)) return 0;
  const { towing } = ship(G, id);
  return towing ? towAllowance(G, id, towing) : MOVEMENT[oars ? 'oars' : 'sail'][speed][attitude(heading, G.windFrom)];
}
