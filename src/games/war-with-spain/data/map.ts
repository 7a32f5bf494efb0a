import { HEX_DIRECTIONS, type HexDirection, hexGrid } from '../../../kit/hexGrid.js';
import type { HexId, Side } from '../ids.js';
import { AREA_ROWS, TERRAIN_ROWS, ZONE_ROWS } from './hexes.js';
import { reconstructed, rulebook, type Source } from './sources.js';

/** Nationality of a land unit, which determines movement limits, maintenance and control [2.1, 8.2, 11.16]. */
export type LandNation =
  | 'english'
  | 'dutch'
  | 'loyalirish'
  | 'scotprot'
  | 'huguenot'
  | 'spanish'
  | 'italian'
  | 'walloon'
  | 'german'
  | 'burgundian'
  | 'league'
  | 'engcath'
  | 'scotcath'
  | 'irishrebel';

export type NavalNation = 'english' | 'dutch' | 'spanish' | 'walloon';

/** Nationalities whose land units cost maintenance [11.16]. */
export const PAID: readonly LandNation[] = ['english', 'spanish', 'italian', 'walloon', 'german', 'burgundian'];
/** Nationalities whose land units can be built [5.51, 5.52]. */
export const RAISED: readonly LandNation[] = [...PAID, 'dutch'];
export const FRENCH: readonly LandNation[] = ['huguenot', 'league'];

/**
 * Special hexsides. hs: high seas, closed to land units; nosea: closed to ships; noland: closed to land units; none:
 * closed to all units.
 */
export type SideKind = 'hs' | 'nosea' | 'noland' | 'none';

export const HEXSIDE_PROVENANCE: Source = reconstructed('hexsides');

/** Special hexsides, each written as two hexes [6.8]. */
export const HEXSIDES: { readonly [kind in SideKind]: readonly string[] } = {
  hs: '1304/1404 1308/1407 1407/1508 1407/1408 1408/1508 1408/1509 1409/1509 1714/1715 2215/2316'.split(' '),
  nosea: (
    '0913/1012 1009/1010 1012/1113 1012/1013 1109/1208 1212/1312 1237/1338 1338/1339 1406/1507 1503/1603 1504/1603 1504/1604 ' +
    '1504/1505 1505/1604 1508/1608 1602/1603 1607/1707 1607/1608 1613/1714 1615/1715 1615/1716 1715/1815 1715/1716 1814/1915 ' +
    '1814/1815 1819/1820 1820/1921 1838/1938 1918/2017 1921/1922 2114/2115 2115/2214 2212/2313 2212/2213 2515/2615 2515/2516 ' +
    '2629/2630'
  ).split(' '),
  noland: (
    '1138/1238 1513/1612 1514/1614 1603/1704 1620/1721 1703/1704 1710/1711 1721/1821 1918/1919 2028/2128 2128/2228 2128/2129 ' +
    '2213/2214 2227/2228 2228/2328 2328/2428 2328/2329 2427/2428 2428/2528 2528/2529 2613/2614 2614/2715 2712/2811 2712/2812 ' +
    '3024/3124 3124/3125 3125/3224 3125/3225 3126/3225 3126/3226'
  ).split(' '),
  none: '2614/2615'.split(' '),
};

export type ZoneId = 'ATL' | 'SWA' | 'IRS' | 'FIN' | 'CHN' | 'BIS' | 'POR' | 'GCA' | 'MED' | 'NSE' | 'NOR';

interface Zone {
  readonly name: string;
  /** The zone's letter in `ZONE_ROWS`. */
  readonly letter: string;
  /** Direction towards which the wind blows, clockwise from 0 (north); null in the Mediterranean [6.27]. */
  readonly blows: HexDirection | null;
  readonly provenance: Source;
}

const westerlies = reconstructed('westerlies');
const northerlies = reconstructed('northerlies');
const southerlies = reconstructed('southerlies');

export const ZONES: { readonly [id in ZoneId]: Zone } = {
  ATL: { name: 'Western Ocean', letter: 'A', blows: 2, provenance: westerlies },
  SWA: { name: 'South-Western Approaches', letter: 'W', blows: 0, provenance: rulebook('18.0') },
  IRS: { name: 'Irish and Celtic Seas', letter: 'I', blows: 1, provenance: westerlies },
  FIN: { name: 'Finisterre', letter: 'F', blows: 1, provenance: westerlies },
  CHN: { name: 'English Channel', letter: 'C', blows: 1, provenance: westerlies },
  BIS: { name: 'Bay of Biscay', letter: 'B', blows: 2, provenance: westerlies },
  POR: { name: 'Portuguese Coast', letter: 'P', blows: 3, provenance: northerlies },
  GCA: { name: 'Gulf of Cadiz', letter: 'G', blows: 2, provenance: westerlies },
  MED: { name: 'Mediterranean Sea', letter: 'M', blows: null, provenance: rulebook('6.27') },
  NSE: { name: 'North Sea', letter: 'N', blows: 1, provenance: westerlies },
  NOR: { name: 'Northern Waters', letter: 'O', blows: 0, provenance: southerlies },
};

export const ZONE_IDS = Object.keys(ZONES) as ZoneId[];

export type Nation = 'ENG' | 'SCO' | 'IRE' | 'NETP' | 'NETC' | 'FRA' | 'SPA' | 'LOR' | 'FCO' | 'SAV' | 'GER';
export type AreaId =
  | 'ENG_S'
  | 'ENG_N'
  | 'SCO_H'
  | 'SCO_L'
  | 'IRE_U'
  | 'IRE_M'
  | 'IRE_C'
  | 'IRE_L'
  | 'IRE_P'
  | 'NET_P'
  | 'NET_C'
  | 'FRA_C'
  | 'FRA_H'
  | 'SPA'
  | 'LOR'
  | 'FCO'
  | 'SAV'
  | 'GER';

/** A part of a country. The borders are reconstructed. */
interface Area {
  readonly name: string;
  /** The area's letter in `AREA_ROWS`. */
  readonly letter: string;
  readonly nation: Nation;
  /** Side that counts as the last to have moved in the area's hexes at set-up. */
  readonly control: Side | null;
  readonly tint: string;
}

export const AREAS: { readonly [id in AreaId]: Area } = {
  ENG_S: { name: 'England', letter: 'E', nation: 'ENG', control: 'E', tint: 'blue' },
  ENG_N: { name: 'Northern England', letter: 'N', nation: 'ENG', control: 'E', tint: 'yellow' },
  SCO_H: { name: 'Scottish Highlands', letter: 'H', nation: 'SCO', control: null, tint: 'yellow' },
  SCO_L: { name: 'Scottish Lowlands', letter: 'S', nation: 'SCO', control: null, tint: 'blue' },
  IRE_U: { name: 'Ulster', letter: 'U', nation: 'IRE', control: 'E', tint: 'yellow' },
  IRE_M: { name: 'Munster', letter: 'M', nation: 'IRE', control: 'E', tint: 'yellow' },
  IRE_C: { name: 'Connaught', letter: 'C', nation: 'IRE', control: 'E', tint: 'blue' },
  IRE_L: { name: 'Leinster', letter: 'L', nation: 'IRE', control: 'E', tint: 'blue' },
  IRE_P: { name: 'The Pale', letter: 'P', nation: 'IRE', control: 'E', tint: 'blue' },
  NET_P: { name: 'Protestant Netherlands', letter: 'D', nation: 'NETP', control: 'E', tint: 'orange' },
  NET_C: { name: 'Catholic Netherlands', letter: 'W', nation: 'NETC', control: 'S', tint: 'gold' },
  FRA_C: { name: 'Catholic League France', letter: 'F', nation: 'FRA', control: null, tint: 'yellow' },
  FRA_H: { name: 'Huguenot France', letter: 'h', nation: 'FRA', control: null, tint: 'blue' },
  SPA: { name: 'Spain', letter: 'X', nation: 'SPA', control: 'S', tint: 'amber' },
  LOR: { name: 'Lorraine', letter: 'o', nation: 'LOR', control: 'S', tint: 'violet' },
  FCO: { name: 'Franche-Comté', letter: 'f', nation: 'FCO', control: 'S', tint: 'red' },
  SAV: { name: 'Savoy', letter: 'V', nation: 'SAV', control: 'S', tint: 'green' },
  GER: { name: 'German States', letter: 'G', nation: 'GER', control: null, tint: 'grey' },
};

export const AREA_IDS = Object.keys(AREAS) as AreaId[];

/** 33 columns by 40 rows; even columns are half a hex lower [3.1]. */
export const grid = hexGrid({ width: 33, height: 40, low: 'even' });

export type Terrain = 'sea' | 'coast' | 'shallow' | 'land' | 'out';

const TERRAINS: { readonly [letter: string]: Terrain } = { '~': 'sea', c: 'coast', s: 'shallow', l: 'land', '.': 'out' };

const read = <T>(rows: readonly string[], meaning: (letter: string) => T): readonly T[] => [...rows.join('')].map(meaning);

/** Terrain by index of the hex in `grid`. */
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

export const isNaval = (hex: number): boolean => TERRAIN[hex] === 'sea' || TERRAIN[hex] === 'coast' || TERRAIN[hex] === 'shallow';
export const isLand = (hex: number): boolean => TERRAIN[hex] === 'land' || TERRAIN[hex] === 'coast' || TERRAIN[hex] === 'shallow';
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

/** Returns the kind of a special hexside; undefined if the hexside is ordinary [6.8]. */
export const sideKind = (hex: number, direction: HexDirection): SideKind | undefined => special.get(grid.side(hex, direction));

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
/** How ships may cross hexsides: six entries per hex, by direction. */
export const CROSSINGS: readonly Crossing[] = sides.map(({ hex, direction }) => crossing(hex, direction));
/** Whether land units may cross hexsides: six entries per hex, by direction [8.14, 9.12]. */
export const MARCHABLE: readonly boolean[] = sides.map(({ hex, direction }) => marchable(hex, direction));

const hexesOf = new Map<AreaId, readonly HexId[]>(AREA_IDS.map((area) => [area, grid.labels.filter((_, hex) => AREA_AT[hex] === area)]));
export const hexesOfArea = (area: AreaId): readonly HexId[] => hexesOf.get(area) ?? [];
export const hexesOfNation = (nation: Nation): readonly HexId[] =>
  AREA_IDS.filter((area) => AREAS[area].nation === nation).flatMap((area) => hexesOfArea(area));

export const hexesOfZone = (zone: ZoneId): readonly HexId[] => grid.labels.filter((_, hex) => ZONE_AT[hex] === zone);

/** Hexes where the Treasure Fleet may arrive [11.22]. */
export const WESTERN_EDGE: readonly HexId[] = grid.labels.filter((label, hex) => label.startsWith('01') && isNaval(hex));
