import type { HexDirection } from '../../../kit/hexGrid.js';
import { directionOf, grid, isSand, rangeBetween } from '../data/map.js';
import { FLIGHT } from '../data/tables.js';
import { type Heading, opponentOf, type ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { grounds } from './leaving.js';
import { flag, fleet, isFighting, placeOf } from './ships.js';

// The path of a withdrawing ship to the map edge [8.4].

/** Ranks of a step by the change in distance to the edge; lower is better. */
export const NEARER = 0;
const EQUAL = 1;
const FARTHER = 2;
export const NONE = 3;
export type Rank = typeof NEARER | typeof EQUAL | typeof FARTHER | typeof NONE;

export interface Homeward {
  /** Whether a hex is sand or too near a fighting enemy. */
  isClosed(hex: number): boolean;
  /** Returns the number of hexes that the ship must enter to leave the map; infinite if there is no path. */
  hexesFrom(hex: number): number;
  rank(from: number, to: number): Rank;
}

/**
 * Returns the limits of a ship's withdrawal.
 * @param headings the headings that the ship can sail in this wind
 */
export function homewardOf(G: GrandArmada, id: ShipId, headings: readonly Heading[]): Homeward {
  const enemies = fleet(G, opponentOf(flag(id)))
    .filter((other) => isFighting(G, other))
    .map((other) => placeOf(G, other));
  const sand = grounds(G, id);
  const isClosed = (hex: number) => (sand && isSand(hex)) || enemies.some((enemy) => rangeBetween(hex, enemy) < FLIGHT.strikes);
  let known: Float64Array | undefined;
  const hexesFrom = (hex: number) => {
    known ??= hexesToLeave(isClosed, headings.map(directionOf));
    return known[hex];
  };
  return {
    isClosed,
    hexesFrom,
    rank(from, to) {
      const before = hexesFrom(from);
      const after = hexesFrom(to);
      if (after === before) return EQUAL;
      return after < before ? NEARER : FARTHER;
    },
  };
}

/** Returns, for each hex, how many hexes a ship must enter to leave the map; infinite if there is no path. */
function hexesToLeave(isClosed: (hex: number) => boolean, directions: readonly HexDirection[]): Float64Array {
  const hexes = new Float64Array(grid.labels.length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = [];
  for (let hex = 0; hex < hexes.length; hex++) {
    if (directions.every((direction) => grid.neighbour(hex, direction) >= 0)) continue;
    hexes[hex] = 1;
    queue.push(hex);
  }
  for (const hex of queue) {
    if (isClosed(hex)) continue;
    for (const direction of directions) {
      const before = grid.neighbours[hex * 6 + ((direction + 3) % 6)];
      if (before < 0 || hexes[before] <= hexes[hex] + 1) continue;
      hexes[before] = hexes[hex] + 1;
      queue.push(before);
    }
  }
  return hexes;
}
