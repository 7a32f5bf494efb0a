import { HEX_DIRECTIONS, type HexDirection, hexGrid } from '../../../kit/hexGrid.js';
import type { Zone } from '../state.js';

/** Terrain by row: `.` deep, `~` shallow, `#` land. Even columns are half a hex lower. */
export const CHART_ROWS: readonly string[] = [
  '~~~............................~',
  '~~~~..........................~~',
  '###~~............~~~~~........~~',
  '####~~.........~~~###~~~.....~~#',
  '#####~........~~#######~~....~##',
  '#####~~.......~#########~....~##',
  '######~.......~~########~~..~~##',
  '######~........~~######~~...~###',
  '######~~.........~~~~~~....~~###',
  '#######~...................~~###',
  '#######~~..................~####',
  '########~..................~####',
  '########~~................~~####',
  '#########~...............~~#####',
  '#########~~.............~~######',
  '########~~~~..........~~~#######',
  '########~~#~~~......~~~#########',
  '#######~~###~~~~..~~~~##########',
  '######~~######~~~~~~############',
  '######~~########~~##############',
];

/** Hexes of the labels on the map. */
export const LABELS = {
  northSea: '1602',
  cadzand: '1906',
  sluys: '1219',
  knokke: '0308',
  roads: '1611',
  channel: '2705',
  damme: '0720',
} as const;
export type LabelId = keyof typeof LABELS;
export const LABEL_IDS = Object.keys(LABELS) as LabelId[];

export const grid = hexGrid({ width: 32, height: 20 });

type Terrain = 'deep' | 'shallow' | 'land';

const TERRAIN: { readonly [mark: string]: Terrain } = { '.': 'deep', '~': 'shallow', '#': 'land' };

export const terrain: readonly Terrain[] = CHART_ROWS.flatMap((row) => [...row].map((mark) => TERRAIN[mark]));

export function terrainAt(hex: string): Terrain | undefined {
  const index = grid.index(hex);
  return index < 0 ? undefined : terrain[index];
}

/** All water hexes, in ascending order. */
export const WATER: readonly string[] = grid.labels.filter((_, i) => terrain[i] !== 'land').sort();

/** Adjacent water hexes of each hex. */
const around = new Map<string, { readonly hex: string; readonly direction: HexDirection }[]>();
for (const [index, label] of grid.labels.entries()) {
  const near = HEX_DIRECTIONS.map((direction) => ({ index: grid.neighbour(index, direction), direction }));
  around.set(
    label,
    near.filter((n) => n.index >= 0 && terrain[n.index] !== 'land').map((n) => ({ hex: grid.labels[n.index], direction: n.direction })),
  );
}

export const waterAround = (hex: string) => around.get(hex) ?? [];

export const distance = (a: string, b: string): number => grid.distance(grid.index(a), grid.index(b));

export function directionTo(from: string, to: string): HexDirection | undefined {
  const direction = grid.direction(grid.index(from), grid.index(to));
  return direction === -1 ? undefined : direction;
}

const column = (hex: string) => Number(hex.slice(0, 2));
const row = (hex: string) => Number(hex.slice(2));

const block = (columns: readonly [number, number], rows: readonly [number, number]) =>
  WATER.filter((hex) => column(hex) >= columns[0] && column(hex) <= columns[1] && row(hex) >= rows[0] && row(hex) <= rows[1]);

export const ZONES: Record<Zone, readonly string[]> = { redNW: block([5, 13], [1, 1]), redNE: block([24, 30], [1, 1]) };

export const ZONE_IDS = Object.keys(ZONES) as Zone[];

const fromTheSea = (hex: string) => Math.min(...[...ZONES.redNW, ...ZONES.redNE].map((red) => distance(hex, red)));
const touchesLand = (hex: string) => {
  const index = grid.index(hex);
  return HEX_DIRECTIONS.some((direction) => {
    const next = grid.neighbour(index, direction);
    return next >= 0 && terrain[next] === 'land';
  });
};

/** French deployment areas, and the Flemish shore. */
export const AREAS = {
  roads: block([9, 22], [11, 16]),
  mouth: block([6, 22], [5, 12]).filter((hex) => fromTheSea(hex) >= 4),
  harbour: block([9, 22], [12, 17]),
  frontLines: block([8, 18], [9, 12]),
  rearLine: block([9, 20], [12, 15]),
  estuaryLine: block([8, 21], [10, 13]),
  van: block([9, 19], [10, 14]),
  seaward: block([7, 14], [7, 12]),
  free: WATER.filter((hex) => fromTheSea(hex) >= 5),
  flemishShore: WATER.filter((hex) => row(hex) >= 12 && touchesLand(hex)),
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof AREAS;
export const AREA_IDS = Object.keys(AREAS) as Area[];
