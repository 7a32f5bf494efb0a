import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import type { ShipId } from '../ids.js';
import { boardingLoss, strength } from '../rules/boarding.js';
import { crewOf, flag, isBroken, isCrippled, ship } from '../rules/ships.js';
import type { GrandArmada } from '../state.js';
import { figure } from './explain.js';

/** What things are worth to a captain. */

/** What a hit on a ship is worth: more where the points are, and the nearer it is to sinking. */
export function targetWorth(G: GrandArmada, id: ShipId): number {
  const { scoring } = scenarioOf(G);
  const mine = scoring[flag(id) === 'E' ? 'S' : 'E'];
  const points = mine.ship?.id === id ? (mine.ship.sunk ?? mine.sunk) : mine.sunk;
  const { hull, towing } = ship(G, id);
  const { defence } = ROSTER[id];
  return (
    (0.6 + (figure('wounded', 1.4) * (hull + 1)) / defence) *
    (0.7 + figure('points', 0.3) * points) *
    (isBroken(G, id) ? 0.7 : 1) *
    (towing ? 2 : 1)
  );
}

/** What a point of its crew is worth: more where it is a prize to take, and the fewer are left. */
export function crewWorth(G: GrandArmada, id: ShipId): number {
  const { scoring } = scenarioOf(G);
  const mine = scoring[flag(id) === 'E' ? 'S' : 'E'];
  const points = mine.ship?.id === id ? (mine.ship.captured ?? mine.captured) : mine.captured;
  if (isBroken(G, id)) return 0.2;
  return (0.7 + figure('prizes', 0.15) * points) * (1 + 1 / (1 + crewOf(G, id))) * (isCrippled(G, id) ? 1.6 : 1);
}

const losses = new Map<number, number>();

/** Crew points that the second side of a combat loses on average, less those of the first, by the first side's lead. */
export function boardingGain(lead: number): number {
  const known = losses.get(lead);
  if (known !== undefined) return known;
  let sum = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const margin = lead + a - b;
      sum += Math.sign(margin) * boardingLoss(margin);
    }
  }
  losses.set(lead, sum / 36);
  return sum / 36;
}

/** Crew and admiral of some ships together. */
export function force(G: GrandArmada, ids: readonly ShipId[]): number {
  const { crew, admiral } = strength(G, ids);
  return crew + admiral;
}
