import { directionSet, facedSet } from '../../../kit/hexFacing.js';
import { bearings, directionOf, grid, lines } from '../data/map.js';
import { ROSTER } from '../data/ships.js';
import { ARCS } from '../data/tables.js';
import type { Heading, HexId, ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { fleet, onMap, placeOf } from './ships.js';

/** Angles of fire [8.2], firing arcs and what blocks them [8.3]. */

const OPEN = { sail: directionSet(ARCS.sail), oars: directionSet(ARCS.oars) };

/** Sectors into which a ship with this heading fires, as a set of directions. */
export const openSectors = (oars: boolean, heading: Heading) => facedSet(OPEN[oars ? 'oars' : 'sail'], directionOf(heading));

/** Whether one hex lies in the firing arc of a ship in another. */
export const inArc = (id: ShipId, from: number, heading: Heading, to: number): boolean =>
  (bearings.sectors(from, to) & openSectors(ROSTER[id].oars, heading)) !== 0;

/** Every ship on the map by its hex: each of them blocks. */
export function blockersOf(G: GrandArmada): ReadonlyMap<number, ShipId> {
  const at = new Map<number, ShipId>();
  for (const id of fleet(G)) if (onMap(G, id)) at.set(placeOf(G, id), id);
  return at;
}

/** The hexes whose ships block a line of fire, or none. */
export const blockedBy = (at: ReadonlyMap<number, unknown>, from: number, to: number): number[] =>
  lines.blocks(from, to, (hex) => at.has(hex));

export const lineBlocked = (at: ReadonlyMap<number, unknown>, from: number, to: number): boolean => blockedBy(at, from, to).length > 0;

export const hexNames = (hexes: readonly number[]): HexId[] => hexes.map((hex) => grid.labels[hex]);
