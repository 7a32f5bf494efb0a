import { HEX_DIRECTIONS, type HexDirection } from '../../../kit/hexGrid.js';
import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { CROSSINGS, type Crossing, grid, isNaval, MARCHABLE, TERRAIN, ZONE_AT, ZONES } from '../data/map.js';
import { DUTCH_RANGE } from '../data/tables.js';
import type { HexId } from '../ids.js';

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

/** Returns the distance in hexes, ignoring terrain. */
export const distance = (a: HexId, b: HexId): number => grid.distance(grid.index(a), grid.index(b));

export const directionTo = (from: HexId, to: HexId): HexDirection | -1 => grid.direction(grid.index(from), grid.index(to));

const NEIGHBOURS: readonly (readonly HexId[])[] = grid.labels.map((_, hex) =>
  HEX_DIRECTIONS.map((direction) => grid.neighbour(hex, direction))
    .filter((next) => next >= 0)
    .map((next) => grid.labels[next]),
);

export const around = (hex: HexId): readonly HexId[] => NEIGHBOURS[grid.index(hex)];

const ROADS: readonly (readonly number[])[] = grid.labels.map((_, hex) =>
  HEX_DIRECTIONS.filter((direction) => MARCHABLE[hex * 6 + direction]).map((direction) => grid.neighbour(hex, direction)),
);

export const roadsFrom = (hex: number): readonly number[] => ROADS[hex];

const ROAD_NAMES: readonly (readonly HexId[])[] = ROADS.map((roads) => roads.map((to) => grid.labels[to]));

/** Returns the adjacent hexes that land units could enter, judging by terrain alone [8.14]. */
export const marchableFrom = (hex: HexId): readonly HexId[] => ROAD_NAMES[grid.index(hex)];

/** Whether land units may move and attack across a hexside [8.14, 9.12]. */
export function isMarchable(from: HexId, to: HexId): boolean {
  const direction = directionTo(from, to);
  return direction !== -1 && MARCHABLE[grid.index(from) * 6 + direction];
}

/** Returns how ships may cross to a hex; "closed" if it is not adjacent [6.21, 7.42]. */
export function crossingTo(from: HexId, to: HexId): Crossing {
  const direction = directionTo(from, to);
  return direction === -1 ? 'closed' : CROSSINGS[grid.index(from) * 6 + direction];
}

export const isShallow = (hex: HexId): boolean => TERRAIN[grid.index(hex)] === 'shallow';

export const isHighSeas = (hex: HexId): boolean => TERRAIN[grid.index(hex)] === 'sea';

export const isNavalHex = (hex: HexId): boolean => isNaval(grid.index(hex));

export const inDutchRange = (hex: HexId): boolean => distance(hex, CITIES[DUTCH_RANGE.city].hex) <= DUTCH_RANGE.hexes;

export const isMediterranean = (hex: HexId): boolean => ZONE_AT[grid.index(hex)] === 'MED';

/** Whether each step is against the wind of the hex entered: six entries per hex. */
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

/** Whether a step is against the prevailing wind of `to` [6.22]. Always false in the Mediterranean. */
export function isAgainst(from: HexId, to: HexId): boolean {
  const direction = directionTo(from, to);
  return direction !== -1 && AGAINST[grid.index(from) * 6 + direction];
}

/** Whether two hexes are in the same sea zone and the zone has a wind [7.72]. */
export function zoneIsWindy(a: HexId, b: HexId): boolean {
  const zone = ZONE_AT[grid.index(a)];
  return zone !== null && zone === ZONE_AT[grid.index(b)] && ZONES[zone].blows !== null;
}

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

/** Returns neighbours for ships, by index in `grid`. */
export const waterwaysFrom = (hex: number): readonly Waterway[] => WATERWAYS[hex];
