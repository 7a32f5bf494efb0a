import { columnOf, grid, isSand, rangeBetween, rowOf } from '../data/map.js';
import { FLIGHT } from '../data/tables.js';
import { opponentOf, type ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { grounds } from './grounding.js';
import { flag, fleet, isFighting, placeOf } from './ships.js';

/** The way of a withdrawing ship to the edge of the map [8.4]. */

export interface Homeward {
  /** Whether a hex may not be entered from another. */
  refuses(from: number, to: number): boolean;
}

/** Hexes that a ship must enter to leave over the nearest edge, the one beyond it among them. */
export const hexesToEdge = (hex: number): number =>
  1 + Math.min(columnOf(hex), grid.width - 1 - columnOf(hex), rowOf(hex), grid.height - 1 - rowOf(hex));

/** Every hex lies nearer to the edge than the one before, is no sand to the ship, and does not bring it up to a fighting enemy. */
export function homewardOf(G: GrandArmada, id: ShipId): Homeward {
  const enemies = fleet(G, opponentOf(flag(id)))
    .filter((other) => isFighting(G, other))
    .map((other) => placeOf(G, other));
  const sand = grounds(G, id);
  return {
    refuses: (from, to) =>
      hexesToEdge(to) >= hexesToEdge(from) || (sand && isSand(to)) || enemies.some((enemy) => rangeBetween(to, enemy) < FLIGHT.strikes),
  };
}
