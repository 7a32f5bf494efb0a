import { directionSet, facedSet } from '../../../kit/hexFacing.js';
import { bearings, directionOf, grid, lines } from '../data/map.js';
import { ROSTER } from '../data/ships.js';
import { ARCS } from '../data/tables.js';
import type { Heading, HexId, ShipId } from '../ids.js';
import type { Sea } from './zones.js';

/** Angles of fire [8.2], firing arcs and what blocks them [8.3]. */

const OPEN = { sail: directionSet(ARCS.sail), oars: directionSet(ARCS.oars) };

/** Sectors into which a ship with this heading fires, as a set of directions. */
export const openSectors = (oars: boolean, heading: Heading) => facedSet(OPEN[oars ? 'oars' : 'sail'], directionOf(heading));

/** Whether one hex lies in the firing arc of a ship in another. */
export const inArc = (id: ShipId, from: number, heading: Heading, to: number): boolean =>
  (bearings.sectors(from, to) & openSectors(ROSTER[id].oars, heading)) !== 0;

/** The hexes whose ships block a line of fire, or none: every ship on the map blocks. */
export const blockedBy = (sea: Sea, from: number, to: number): number[] => lines.blocks(from, to, (hex) => sea.shipIn(hex) !== undefined);

export const lineBlocked = (sea: Sea, from: number, to: number): boolean => blockedBy(sea, from, to).length > 0;

export const hexNames = (hexes: readonly number[]): HexId[] => hexes.map((hex) => grid.labels[hex]);
