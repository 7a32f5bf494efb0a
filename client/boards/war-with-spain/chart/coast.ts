import { CITIES, grid, sideKind, TERRAIN } from '../../../../src/games/war-with-spain/face.js';
import { HEX_DIRECTIONS, type HexDirection } from '../../../../src/kit/hexGrid.js';
import { hexField } from '../../../kit/hex/field.js';
import { grain } from '../../../kit/hex/grain.js';
import { isolines } from '../../../kit/hex/isolines.js';
import { hexLayout } from '../../../kit/hex/layout.js';
import { hexWalk } from '../../../kit/hex/walk.js';
import { flowing, type Point } from '../../../kit/map/curves.js';
import { FEATURES } from './landmarks.js';

const MARGIN = 52;

export const layout = hexLayout(grid, { size: 40, left: MARGIN - 10, top: MARGIN - 17 });

/** Bounds of the map within its frame, in map units. */
export const NEAT = { left: MARGIN, top: MARGIN, right: layout.right - 10, bottom: layout.bottom - 17 } as const;
export const SHEET = { width: NEAT.right + MARGIN, height: NEAT.bottom + MARGIN } as const;

export const inPlay = (hex: number): boolean => TERRAIN[hex] !== 'out';
const isPlace = (label: string): boolean => {
  const hex = grid.index(label);
  return hex >= 0 && inPlay(hex);
};

/** Returns the hex to which an arrow key moves the focus. */
export const walk = hexWalk(layout, isPlace);

export const pointsOf = (hexes: readonly string[]): Point[] => hexes.map((hex) => layout.at(hex)).filter((point) => point !== undefined);

// Conic projection that fits the hex grid, with standard parallels 40° and 54° north.
const RADIANS = Math.PI / 180;
const halfway = (lat: number) => Math.tan((45 + lat / 2) * RADIANS);
const CONE = Math.log(Math.cos(40 * RADIANS) / Math.cos(54 * RADIANS)) / Math.log(halfway(54) / halfway(40));
const POLE = (63.71 * Math.cos(40 * RADIANS) * halfway(40) ** CONE) / CONE;

/** Projects longitude (east positive) and latitude, in degrees, to map units. */
export function placed([lon, lat]: Point): Point {
  const reach = POLE / halfway(lat) ** CONE;
  const turn = CONE * lon * RADIANS;
  const [x, y] = [reach * Math.sin(turn), reach * Math.cos(turn) - POLE];
  const across = 23.306 + 1.54486 * x + 0.08006 * y;
  const down = 108.037 - 0.00011 * x + 1.4951 * y;
  return [layout.left + layout.size + (across - Math.sqrt(3) / 2) * layout.height, layout.top + (down - 0.5) * layout.height];
}

const clamp = (n: number, most: number) => Math.min(most - 1, Math.max(0, n));

/** Returns the index of the hex at a column and row, which start at 0 and are clamped to the grid. */
export const hexNear = (column: number, row: number): number => grid.at(clamp(column, grid.width), clamp(row, grid.height));

/** Elevation at the centre of a hex: positive for land, negative for water. */
const MIDDLE = { sea: -1, coast: 0.17, shallow: 0.1, land: 1, out: 1 } as const;
/** Elevations in the middle of special hexsides: `BRIDGE` is land, `STRAIT` is water. */
const BRIDGE = 0.75;
const STRAIT = -0.75;

const settled = new Set<string>(Object.values(CITIES).map(({ hex }) => hex));

function middle(column: number, row: number): number {
  const hex = hexNear(column, row);
  const terrain = TERRAIN[hex];
  return settled.has(grid.labels[hex]) && terrain !== 'land' ? 0.5 : MIDDLE[terrain];
}

function sideHeight(column: number, row: number, direction: HexDirection): number {
  const [a, b] = [hexNear(column, row), hexNear(...layout.beside(column, row, direction))];
  const [from, to] = [middle(column, row), middle(...layout.beside(column, row, direction))];
  const dry = TERRAIN[a] === 'land' || TERRAIN[b] === 'land';
  switch (grid.neighbour(a, direction) === b ? sideKind(a, direction) : undefined) {
    case 'nosea':
      return BRIDGE;
    case 'hs':
    case 'none':
      return STRAIT;
    case 'noland':
      return dry ? 1 : STRAIT;
    default:
      return Math.min(from, to) * 0.62 + Math.max(from, to) * 0.38;
  }
}

/** Returns a function that caches `height`, because each value is used about a hundred times. */
function remembered(height: (column: number, row: number, direction: HexDirection) => number): typeof height {
  const [across, down, beyond] = [64, 64, 8];
  const known = new Float32Array(across * down * 6).fill(Number.NaN);
  return (column, row, direction) => {
    const at = ((column + beyond) * down + row + beyond) * 6 + direction;
    if (Number.isNaN(known[at])) known[at] = height(column, row, direction);
    return known[at];
  };
}

const middles = remembered(middle);
const heights = {
  centre: (column: number, row: number) => middles(column, row, 0),
  side: remembered(sideHeight),
  corner: remembered((column, row, direction) => {
    const next = HEX_DIRECTIONS[(direction + 1) % 6];
    const beside = layout.beside(column, row, direction);
    const other = layout.beside(column, row, next);
    const mean = (middle(column, row) + middle(...beside) + middle(...other)) / 3;
    return mean * 1.1;
  }),
};

const ground = hexField(layout, heights);
const rough = grain(layout.size * 0.9, 1588, 4);
/** Hills at the cities, which ensure that each city is on land. */
const sites = Object.values(CITIES).map(({ hex }) => ({ at: layout.at(hex) ?? [0, 0], reach: 0.24 * layout.height, height: 0.9 }));
const features = [
  ...FEATURES.map(([lon, lat, reach, height]) => ({ at: placed([lon, lat]), reach: reach * layout.height, height })),
  ...sites,
];

/** Size of the squares used to index features, in map units. */
const CELL = 120;
const index = new Map<string, typeof features>();
for (const feature of features) {
  const [x, y] = feature.at;
  const far = feature.reach * 2.2;
  for (let i = Math.floor((x - far) / CELL); i <= Math.floor((x + far) / CELL); i++)
    for (let k = Math.floor((y - far) / CELL); k <= Math.floor((y + far) / CELL); k++) {
      const key = `${i},${k}`;
      index.set(key, [...(index.get(key) ?? []), feature]);
    }
}

/** Absolute elevation above which no roughness is added, because the shore is far away. */
const FLAT = 0.8;

/** Returns the elevation at a point: positive for land, negative for water. */
export function elevation(x: number, y: number): number {
  let bent = 0;
  for (const { at, reach, height } of index.get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`) ?? []) {
    const far = ((at[0] - x) ** 2 + (at[1] - y) ** 2) / (reach * reach);
    if (far < 4.8) bent += height * Math.exp(-far);
  }
  const base = ground(x, y);
  if (Math.abs(base) > FLAT) return base + bent;
  return base + bent + rough(x, y) * 0.55 * (1 - Math.abs(base));
}

const BEYOND = 34;
const extent = { left: NEAT.left - BEYOND, top: NEAT.top - BEYOND, right: NEAT.right + BEYOND, bottom: NEAT.bottom + BEYOND };

/** Returns the signed area of a ring: positive for land, negative for a lake. */
const area = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0) / 2;

/** Minimum area of drawn islands (`ISLET`) and lakes (`POND`), in square map units. */
const ISLET = 130;
const POND = 2600;
const thinned = (ring: readonly Point[]): Point[] => ring.filter((_, i) => i % 2 === 0 || ring.length < 24);

const shores = isolines(elevation, extent, 7.5).filter((ring) => area(ring) > ISLET || area(ring) < -POND);
export const LAND = shores.map((ring) => flowing(thinned(ring), true, 0.1)).join('');
