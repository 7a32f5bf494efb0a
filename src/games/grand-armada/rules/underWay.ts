import type { ShipId, Side } from '../ids.js';
import type { Active, GrandArmada } from '../state.js';
import type { Helm } from './sailing.js';
import { fleet, isUnderWay, placeOf, ship } from './ships.js';

/** The ship that is being sailed, and those that still may be this turn [4]. */

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
