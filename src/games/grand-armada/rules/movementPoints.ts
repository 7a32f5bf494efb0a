import { ROSTER } from '../data/ships.js';
import { KEEPS_WAY_FROM, MOVEMENT } from '../data/tables.js';
import type { Heading, ShipId, Side } from '../ids.js';
import type { Active, GrandArmada } from '../state.js';
import { boardedLast, holdersOf } from './grappling.js';
import type { Helm } from './sailing.js';
import { fleet, isCrippled, isFixed, isUnderWay, placeOf, ship } from './ships.js';
import { towAllowance } from './towing.js';
import { attitude } from './wind.js';

// The active ship, and ships that can still be activated [4].

export const idle = (G: GrandArmada, side: Side): ShipId[] => fleet(G, side).filter((id) => !ship(G, id).done && isUnderWay(G, id));

export const activeOf = (G: GrandArmada): Active => {
  if (!G.active) throw new Error('no ship is being sailed');
  return G.active;
};

export const helmOf = (G: GrandArmada): Helm => {
  const { ship: id, mp, turnedHere = false, stopped = false, tidePaid = false, yawedFrom } = activeOf(G);
  return { hex: placeOf(G, id), heading: ship(G, id).heading, mp, turnedHere, stopped, tidePaid, yawedFrom };
};

// Slowing down [5.6].

/** Whether the rule on slowing down applies to a move starting now. */
export function owesWay(G: GrandArmada, id: ShipId): boolean {
  const { way, towing } = ship(G, id);
  if (!G.options.keepWay || ROSTER[id].oars || way < KEEPS_WAY_FROM) return false;
  if (towing || isCrippled(G, id) || isFixed(G, id)) return false;
  return !boardedLast(G, id) && !holdersOf(G, id).length;
}

/** Whether the active ship must turn if it ends its move now. */
export function wayUnmet(G: GrandArmada): boolean {
  const { ship: id, owesWay: began, entered } = activeOf(G);
  return began !== undefined && entered === 0 && ship(G, id).heading === began;
}

/** Returns the MP for a heading [5.2, 5.5]; with a tow, for the towed ship's heading [9.1]. */
export function allowance(G: GrandArmada, id: ShipId, heading: Heading = ship(G, id).heading): number {
  const { speed, oars } = ROSTER[id];
  if (isCrippled(G, id)) return 0;
  const { towing } = ship(G, id);
  return towing ? towAllowance(G, id, towing) : MOVEMENT[oars ? 'oars' : 'sail'][speed][attitude(heading, G.windFrom)];
}
