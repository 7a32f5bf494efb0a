import { COLUMNS, grid, isSand, ROWS } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { MOVEMENT } from '../data/tables.js';
import { type Edge, HEADINGS, type ShipId } from '../ids.js';
import { boardingLoss, strength } from '../rules/boarding.js';
import { isBarred, type Vessel } from '../rules/sailing.js';
import { crewOf, flag, isBroken, isCrippled, ship } from '../rules/ships.js';
import { attitude } from '../rules/wind.js';
import type { GrandArmada } from '../state.js';
import { figure } from './explain.js';

// Sailing distances. Paths lead around enemies and sand, and hexes sailed against the wind count more.

/** Distance from each hex to the nearest goal, in hexes sailed with the wind abeam; infinite if unreachable. */
export type Ways = Float64Array;

/** Whether a ship cannot enter a hex because of a fighting enemy or sand, or because of any ship while it is towing. */
export const isClosed = (vessel: Vessel, hex: number): boolean =>
  isBarred(vessel, hex) || (vessel.grounds && isSand(hex)) || (vessel.towing !== null && vessel.sea.shipIn(hex) !== undefined);

export function waysTo(vessel: Vessel, goals: Iterable<number>): Ways {
  const row = MOVEMENT[vessel.oars ? 'oars' : 'sail'][vessel.speed];
  const costs = HEADINGS.map((heading) => row.lateral / row[attitude(heading, vessel.windFrom)]);
  const ways = new Float64Array(grid.labels.length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = [];
  for (const goal of goals) {
    ways[goal] = 0;
    queue.push(goal);
  }
  for (const hex of queue) {
    for (let direction = 0; direction < 6; direction++) {
      const before = grid.neighbours[hex * 6 + direction];
      // The search runs backwards from the goals, so the ship sails on the opposite heading.
      const way = ways[hex] + costs[(direction + 3) % 6];
      if (before < 0 || way >= ways[before] || isClosed(vessel, before)) continue;
      ways[before] = way;
      queue.push(before);
    }
  }
  return ways;
}

const along: { readonly [edge in Edge]: readonly number[] } = {
  W: Array.from({ length: ROWS }, (_, row) => grid.at(0, row)),
  E: Array.from({ length: ROWS }, (_, row) => grid.at(COLUMNS.length - 1, row)),
  N: COLUMNS.map((_, column) => grid.at(column, 0)),
  S: COLUMNS.map((_, column) => grid.at(column, ROWS - 1)),
};

export const waysOff = (vessel: Vessel, edges: readonly Edge[]): Ways =>
  waysTo(
    vessel,
    edges.flatMap((edge) => along[edge]),
  );

// Values of targets and combats.

/** Returns the value of a hull hit: higher for ships worth more VP and ships about to sink. */
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

/** Returns the value of a crew hit: higher for ships worth more VP and weak crews. */
export function crewWorth(G: GrandArmada, id: ShipId): number {
  const { scoring } = scenarioOf(G);
  const mine = scoring[flag(id) === 'E' ? 'S' : 'E'];
  const points = mine.ship?.id === id ? (mine.ship.captured ?? mine.captured) : mine.captured;
  if (isBroken(G, id)) return 0.2;
  return (0.7 + figure('prizes', 0.15) * points) * (1 + 1 / (1 + crewOf(G, id))) * (isCrippled(G, id) ? 1.6 : 1);
}

const losses = new Map<number, number>();

/** Returns the expected enemy crew losses minus the ship's, given its advantage in strength. */
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

/** Returns the boarding strength of ships: their crews plus an admiral's bonus. */
export function force(G: GrandArmada, ids: readonly ShipId[]): number {
  const { crew, admiral } = strength(G, ids);
  return crew + admiral;
}
