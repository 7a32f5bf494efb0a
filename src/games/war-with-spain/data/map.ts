import { HEX_DIRECTIONS, type HexDirection, hexGrid } from '../../../kit/hexGrid.js';
import type { HexId } from '../ids.js';
import { AREA_IDS, AREAS, type AreaId, type Nation } from './areas.js';
import { AREA_ROWS, TERRAIN_ROWS, ZONE_ROWS } from './hexes.js';
import { HEXSIDES, type SideKind } from './hexsides.js';
import { ZONE_IDS, ZONES, type ZoneId } from './zones.js';

/** The grid of 33 columns and 40 rows; even columns lie half a hex lower [3.1]. Inside, a hex is a number; outside, its label. */
export const grid = hexGrid({ width: 33, height: 40, low: 'even' });

export type Terrain = 'sea' | 'coast' | 'shallow' | 'land' | 'out';

const TERRAINS: { readonly [letter: string]: Terrain } = { '~': 'sea', c: 'coast', s: 'shallow', l: 'land', '.': 'out' };

const read = <T>(rows: readonly string[], meaning: (letter: string) => T): readonly T[] => [...rows.join('')].map(meaning);

/** By the number of the hex. */
export const TERRAIN: readonly Terrain[] = read(TERRAIN_ROWS, (letter) => TERRAINS[letter]);
export const ZONE_AT: readonly (ZoneId | null)[] = read(ZONE_ROWS, (letter) => ZONE_IDS.find((id) => ZONES[id].letter === letter) ?? null);
export const AREA_AT: readonly (AreaId | null)[] = read(AREA_ROWS, (letter) => AREA_IDS.find((id) => AREAS[id].letter === letter) ?? null);

export const terrainOf = (hex: HexId): Terrain => TERRAIN[grid.index(hex)] ?? 'out';
export const zoneOf = (hex: HexId): ZoneId | null => ZONE_AT[grid.index(hex)] ?? null;
export const areaOf = (hex: HexId): AreaId | null => AREA_AT[grid.index(hex)] ?? null;
export const nationOf = (hex: HexId): Nation | null => {
  const area = areaOf(hex);
  return area && AREAS[area].nation;
};

/** Hexes where ships may be. */
export const isNaval = (hex: number): boolean => TERRAIN[hex] === 'sea' || TERRAIN[hex] === 'coast' || TERRAIN[hex] === 'shallow';
/** Hexes where armies may be. */
export const isLand = (hex: number): boolean => TERRAIN[hex] === 'land' || TERRAIN[hex] === 'coast' || TERRAIN[hex] === 'shallow';
/** Hexes where both may be. */
export const isCoastal = (hex: number): boolean => TERRAIN[hex] === 'coast' || TERRAIN[hex] === 'shallow';

const special = new Map<number, SideKind>();
for (const kind of Object.keys(HEXSIDES) as SideKind[]) {
  for (const pair of HEXSIDES[kind]) {
    const [a, b] = pair.split('/').map((hex) => grid.index(hex));
    const direction = grid.direction(a, b);
    if (direction === -1) throw new Error(`${pair} is no hexside`);
    special.set(grid.side(a, direction), kind);
  }
}

/** The special kind of a hexside, if it is one [6.8]. */
export const sideKind = (hex: number, direction: HexDirection): SideKind | undefined => special.get(grid.side(hex, direction));

/** How ships cross a hexside: not at all, along the coast, or as High Seas. */
export type Crossing = 'closed' | 'coastal' | 'highSeas';

function crossing(hex: number, direction: HexDirection): Crossing {
  const to = grid.neighbour(hex, direction);
  if (to < 0 || !isNaval(hex) || !isNaval(to)) return 'closed';
  const kind = sideKind(hex, direction);
  if (kind === 'nosea' || kind === 'none') return 'closed';
  return kind === 'hs' || TERRAIN[hex] === 'sea' || TERRAIN[to] === 'sea' ? 'highSeas' : 'coastal';
}

function marchable(hex: number, direction: HexDirection): boolean {
  const to = grid.neighbour(hex, direction);
  if (to < 0 || !isLand(hex) || !isLand(to)) return false;
  const kind = sideKind(hex, direction);
  return kind === undefined || kind === 'nosea';
}

const sides = TERRAIN.flatMap((_, hex) => HEX_DIRECTIONS.map((direction) => ({ hex, direction })));
/** Six entries a hex, by direction. */
export const CROSSINGS: readonly Crossing[] = sides.map(({ hex, direction }) => crossing(hex, direction));
/** Six entries a hex: whether armies may cross, and fight across [8.14, 9.12]. */
export const MARCHABLE: readonly boolean[] = sides.map(({ hex, direction }) => marchable(hex, direction));

const hexesOf = new Map<AreaId, readonly HexId[]>(AREA_IDS.map((area) => [area, grid.labels.filter((_, hex) => AREA_AT[hex] === area)]));
/** The hexes of an area, from north to south. */
export const hexesOfArea = (area: AreaId): readonly HexId[] => hexesOf.get(area) ?? [];
/** The hexes of a whole country. */
export const hexesOfNation = (nation: Nation): readonly HexId[] =>
  AREA_IDS.filter((area) => AREAS[area].nation === nation).flatMap((area) => hexesOfArea(area));

/** The hexes of a sea zone. */
export const hexesOfZone = (zone: ZoneId): readonly HexId[] => grid.labels.filter((_, hex) => ZONE_AT[hex] === zone);

/** Where the Treasure Fleet comes over the western edge [11.22]. */
export const WESTERN_EDGE: readonly HexId[] = grid.labels.filter((label, hex) => label.startsWith('01') && isNaval(hex));
