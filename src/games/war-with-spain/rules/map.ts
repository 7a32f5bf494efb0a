import { HEX_DIRECTIONS, type HexDirection } from '../../../kit/hexGrid.js';
import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { CROSSINGS, type Crossing, grid, isNaval, MARCHABLE, TERRAIN, ZONE_AT, ZONES } from '../data/map.js';
import { DUTCH_RANGE } from '../data/tables.js';
import type { HexId } from '../ids.js';

/** Geometry: who may step where, with or against which wind [4.1, 6.2, 6.8, 8.14]. */

const cityByHex = new Map<HexId, CityId>(CITY_IDS.map((id) => [CITIES[id].hex, id]));

export const cityAt = (hex: HexId): CityId | undefined => cityByHex.get(hex);

export const isPort = (hex: HexId): boolean => {
  const id = cityAt(hex);
  return id !== undefined && CITIES[id].port;
};

export const isFortress = (hex: HexId): boolean => {
  const id = cityAt(hex);
  return id !== undefined && CITIES[id].fortress;
};

/** Steps from one hex to the other, whatever lies between [4.1]. */
export const distance = (a: HexId, b: HexId): number => grid.distance(grid.index(a), grid.index(b));

export const directionTo = (from: HexId, to: HexId): HexDirection | -1 => grid.direction(grid.index(from), grid.index(to));

const NEIGHBOURS: readonly (readonly HexId[])[] = grid.labels.map((_, hex) =>
  HEX_DIRECTIONS.map((direction) => grid.neighbour(hex, direction))
    .filter((next) => next >= 0)
    .map((next) => grid.labels[next]),
);

/** Names of the hexes around a hex. */
export const around = (hex: HexId): readonly HexId[] => NEIGHBOURS[grid.index(hex)];

/** Hexes that an army may step into from each hex, by number. */
const ROADS: readonly (readonly number[])[] = grid.labels.map((_, hex) =>
  HEX_DIRECTIONS.filter((direction) => MARCHABLE[hex * 6 + direction]).map((direction) => grid.neighbour(hex, direction)),
);

export const roadsFrom = (hex: number): readonly number[] => ROADS[hex];

const ROAD_NAMES: readonly (readonly HexId[])[] = ROADS.map((roads) => roads.map((to) => grid.labels[to]));

/** Hexes that an army may step into from here, as far as the map goes [8.14]. */
export const marchableFrom = (hex: HexId): readonly HexId[] => ROAD_NAMES[grid.index(hex)];

/** Whether armies may cross, and fight, from one hex to the next [8.14, 9.12]. */
export function isMarchable(from: HexId, to: HexId): boolean {
  const direction = directionTo(from, to);
  return direction !== -1 && MARCHABLE[grid.index(from) * 6 + direction];
}

/** How ships cross from one hex to the next; "closed" where they cannot, or the hexes do not touch [6.21, 7.42]. */
export function crossingTo(from: HexId, to: HexId): Crossing {
  const direction = directionTo(from, to);
  return direction === -1 ? 'closed' : CROSSINGS[grid.index(from) * 6 + direction];
}

export const isShallow = (hex: HexId): boolean => TERRAIN[grid.index(hex)] === 'shallow';

export const isHighSeas = (hex: HexId): boolean => TERRAIN[grid.index(hex)] === 'sea';

export const isNavalHex = (hex: HexId): boolean => isNaval(grid.index(hex));

/** Dutch ships stay within reach of Brill [6.6]. */
export const inDutchRange = (hex: HexId): boolean => distance(hex, CITIES[DUTCH_RANGE.city].hex) <= DUTCH_RANGE.hexes;

export const isMediterranean = (hex: HexId): boolean => ZONE_AT[grid.index(hex)] === 'MED';

/** Six entries a hex: whether a step in a direction goes against the wind of the hex entered. */
const AGAINST: readonly boolean[] = grid.labels.flatMap((_, hex) =>
  HEX_DIRECTIONS.map((direction) => {
    const to = grid.neighbour(hex, direction);
    const zone = to < 0 ? null : ZONE_AT[to];
    const blows = zone && ZONES[zone].blows;
    if (blows === null) return false;
    const off = (direction - blows + 6) % 6;
    return off > 1 && off < 5;
  }),
);

/**
 * Whether a step goes against the wind that prevails in the hex entered: into one of the three directions on the weather side
 * [6.22]. Never in the Mediterranean.
 */
export function isAgainst(from: HexId, to: HexId): boolean {
  const direction = directionTo(from, to);
  return direction !== -1 && AGAINST[grid.index(from) * 6 + direction];
}

/** Whether two hexes lie in one zone with a wind; otherwise nobody has it [7.72]. */
export function zoneIsWindy(a: HexId, b: HexId): boolean {
  const zone = ZONE_AT[grid.index(a)];
  return zone !== null && zone === ZONE_AT[grid.index(b)] && ZONES[zone].blows !== null;
}

/** A hex that ships can cross to from another: for a search. */
interface Waterway {
  readonly to: number;
  readonly highSeas: boolean;
  readonly against: boolean;
}

const WATERWAYS: readonly (readonly Waterway[])[] = grid.labels.map((_, hex) =>
  HEX_DIRECTIONS.filter((direction) => CROSSINGS[hex * 6 + direction] !== 'closed').map((direction) => ({
    to: grid.neighbour(hex, direction),
    highSeas: CROSSINGS[hex * 6 + direction] === 'highSeas',
    against: AGAINST[hex * 6 + direction],
  })),
);

/** By the number of the hex. */
export const waterwaysFrom = (hex: number): readonly Waterway[] => WATERWAYS[hex];
