import { HEX_DIRECTIONS, type HexDirection } from '../../../kit/hexGrid.js';
import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { CROSSINGS, type Crossing, grid, isNaval, MARCHABLE, TERRAIN, ZONE_AT } from '../data/map.js';
import { DUTCH_RANGE } from '../data/tables.js';
import { ZONES } from '../data/zones.js';
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
export const areAdjacent = (a: HexId, b: HexId): boolean => distance(a, b) === 1;
export const directionTo = (from: HexId, to: HexId): HexDirection | -1 => grid.direction(grid.index(from), grid.index(to));

/** Names of the hexes around a hex. */
export const around = (hex: HexId): HexId[] =>
  HEX_DIRECTIONS.map((direction) => grid.neighbour(grid.index(hex), direction))
    .filter((next) => next >= 0)
    .map((next) => grid.labels[next]);

/** Hexes that an army may step into from here, as far as the map goes [8.14]. */
export const marchableFrom = (hex: HexId): HexId[] => {
  const at = grid.index(hex);
  return HEX_DIRECTIONS.filter((direction) => MARCHABLE[at * 6 + direction]).map((direction) => grid.labels[grid.neighbour(at, direction)]);
};
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

/** {@link isAgainst} by the number of a hex and the direction of the step. */
export const goesAgainst = (hex: number, direction: HexDirection): boolean => AGAINST[hex * 6 + direction];

/**
 * Whether a step goes against the wind that prevails in the hex entered: into one of the three directions on the weather side
 * [6.22]. Never in the Mediterranean.
 */
export function isAgainst(from: HexId, to: HexId): boolean {
  const direction = directionTo(from, to);
  return direction !== -1 && goesAgainst(grid.index(from), direction);
}

/** Whether two hexes lie in one zone with a wind; otherwise nobody has it [7.72]. */
export function zoneIsWindy(a: HexId, b: HexId): boolean {
  const zone = ZONE_AT[grid.index(a)];
  return zone !== null && zone === ZONE_AT[grid.index(b)] && ZONES[zone].blows !== null;
}

/** Visits every hex that ships can cross to from one, by number: for a search. */
export function eachCrossing(hex: number, visit: (to: number, crossing: Crossing, direction: HexDirection) => void): void {
  for (const direction of HEX_DIRECTIONS) {
    const crossing = CROSSINGS[hex * 6 + direction];
    if (crossing !== 'closed') visit(grid.neighbour(hex, direction), crossing, direction);
  }
}
