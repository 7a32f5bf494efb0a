import { COLUMNS, grid, isSand, ROWS } from '../data/map.js';
import { MOVEMENT } from '../data/tables.js';
import { type Edge, HEADINGS } from '../ids.js';
import { isBarred, type Vessel } from '../rules/sailing.js';
import { attitude } from '../rules/wind.js';

/** How far it is by water: round whoever bars the way, clear of the sand, and longer against the wind. */

/** Distances from every hex, in hexes sailed with the best wind; infinite where there is no way. */
export type Ways = Float64Array;

/** Hexes through which a ship cannot go: a fighting enemy, the sand, and for one with a tow every other ship. */
export const isClosed = (vessel: Vessel, hex: number): boolean =>
  isBarred(vessel, hex) || (vessel.grounds && isSand(hex)) || (vessel.towing !== null && vessel.sea.shipIn(hex) !== undefined);

/** Distances to the nearest of some hexes. */
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
      // The ship comes from there, on the opposite heading.
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

/** Distances to the nearest hex from which a ship can leave over one of some edges. */
export const waysOff = (vessel: Vessel, edges: readonly Edge[]): Ways =>
  waysTo(
    vessel,
    edges.flatMap((edge) => along[edge]),
  );
