import { BOXES, grid, type Loc, PORT, PORTS, type PortId, type Square } from '../../../../src/games/invincible-armada/face.js';
import { flowing, type Point, scatter, weathered } from '../../../kit/map/curves.js';
import { england, type Fix, france, islands, wales, wight } from './coasts.js';

export const SHEET = { width: 1600, height: 620 } as const;
/** Bounds of the map inside its frame. */
export const NEAT = { left: 30, top: 30, right: 1570, bottom: 590 } as const;

const WEST = -5.8;
const NORTH = 51.6;
const DEGREES = { east: 8.2, south: 2.1 } as const;

/** Returns the integral of a slope that changes smoothly from `a` before `from` to `b` after `to`. */
function eased(x: number, a: number, b: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  const bend = (t ** 3 - t ** 4 / 2) * (to - from);
  return a * x + (b - a) * (bend + Math.max(0, x - to));
}

/**
 * Projects normalized coordinates to the map. The Straits, which contain four boxes, have nearly twice the scale of the
 * western
 * Channel. Brittany is moved below the border.
 */
function sheetPoint(x: number, y: number): Point {
  const across = eased(x, 0.82, 1.57, 0.68, 0.84);
  const down = y <= 1 ? eased(y, 610, 400, 0.3, 0.45) : eased(1, 610, 400, 0.3, 0.45) + (y - 1) * 120;
  return [40 + across * 1510, 38 + down];
}

export const project = ([longitude, latitude]: Fix): Point =>
  sheetPoint((longitude - WEST) / DEGREES.east, (NORTH - latitude) / DEGREES.south);

/** Id of a place in events: a square ("E4"), a box ("box3") or a port ("dover"). */
export type PlaceId = string;

const boxPoints = new Map<number, Point>(BOXES.map(({ n, display }) => [n, sheetPoint(display.x, display.y)]));

export const boxPoint = (n: number): Point => boxPoints.get(n) ?? [0, 0];

export const portPoint = (id: PortId): Point => sheetPoint(PORT[id].display.x, PORT[id].display.y);

/** Returns the strategic place with this id, or undefined for a square. */
export function locOf(place: PlaceId): Loc | undefined {
  const box = /^box(\d+)$/.exec(place);
  if (box) return { t: 'box', n: Number(box[1]) };
  const id = PORTS.find((port) => port === place);
  return id && { t: 'port', id };
}

/** Boxes and ports from west to east. */
export const STRATEGIC_PLACES: readonly PlaceId[] = [...BOXES.map(({ n }) => `box${n}`), ...PORTS];

export const strategicPoint = (place: PlaceId): Point => {
  const loc = locOf(place);
  if (!loc) return [0, 0];
  return loc.t === 'box' ? boxPoint(loc.n) : portPoint(loc.id);
};

export type Focus = 'strategic' | 'tactical';

/** Returns the map to switch to if none of `places` is on the map in `focus`, otherwise undefined. Squares are on the tactical map. */
export function chartMeant(places: readonly PlaceId[], focus: Focus): Focus | undefined {
  const charts = places.map((place): Focus => (grid.cell(place as Square) ? 'tactical' : 'strategic'));
  return charts.includes(focus) ? undefined : charts[0];
}

/** Returns the map with marked places, or the tactical map if both or neither have any. */
export const chartOf = (marks: ReadonlyMap<PlaceId, unknown>): Focus => chartMeant([...marks.keys()], 'tactical') ?? 'tactical';

/** Size of a square on the tactical map, which has 10 by 9 squares and margins. */
export const CELL = 100;
export const FIELD = { left: 190, top: 70, width: 10 * CELL, height: 9 * CELL } as const;
export const FIELD_SHEET = { width: 1380, height: 1030 } as const;

export function squarePoint(square: Square): Point {
  const cell = grid.cell(square);
  return cell ? [FIELD.left + (cell.x + 0.5) * CELL, FIELD.top + (cell.y + 0.5) * CELL] : [0, 0];
}

const coast = (fixes: readonly Fix[], seed: number) => weathered(fixes.map(project), seed, 0.13, 8);
/** Returns a coast as a path closed outside the map. */
const mainland = (fixes: readonly Fix[], seed: number, outside: readonly Point[]) => [...coast(fixes, seed), ...outside];

const ENGLAND = mainland(england, 1588, [
  [900, -80],
  [1300, -80],
]);
const WALES = mainland(wales, 7, []);
const FRANCE = mainland(france, 31, [
  [SHEET.width + 90, 200],
  [SHEET.width + 90, SHEET.height + 90],
  [200, SHEET.height + 90],
]);
const ISLES = [wight, ...islands].map((fixes, i) => {
  const points = fixes.map(project);
  return weathered([...points, points[0]], 70 + i, 0.12, 7);
});

export const LAND = [ENGLAND, WALES, FRANCE, ...ISLES].map((points) => flowing(points, true, 0.25)).join('');

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Whether a point and its surroundings are land. */
const dry = ([x, y]: Point, room: number) =>
  [ENGLAND, FRANCE].some((ring) =>
    [
      [0, 0],
      [room, 0],
      [-room, 0],
      [0, room],
      [0, -room],
    ].every(([dx, dy]) => inside([x + dx, y + dy], ring)),
  );

/** Returns hills and trees for the land away from the coast, in the style of Saxton's maps. */
function relief(): { hills: string; shade: string; trees: string } {
  const next = scatter(1579);
  let [hills, shade, trees] = ['', '', ''];
  const taken: Point[] = [];
  for (let i = 0; i < 2600; i++) {
    const at: Point = [next() * SHEET.width, next() * SHEET.height];
    const [x, y] = at.map((n) => Math.round(n * 10) / 10);
    const size = 5 + next() * 5;
    const kind = next();
    if (!dry(at, 15) || taken.some(([tx, ty]) => Math.abs(tx - x) < 22 && Math.abs(ty - y) < 14)) continue;
    taken.push(at);
    if (kind < 0.55) {
      hills += `M${x - size} ${y}q${size * 0.5} ${-size * 1.15} ${size} ${-size}q${size * 0.7} ${size * 0.1} ${size} ${size}`;
      shade += [0.25, 0.45, 0.65]
        .map((s) => `M${x + size * s} ${y - size * (1.02 - s * 0.75)}l${size * 0.22} ${size * (0.95 - s * 0.85)}`)
        .join('');
    } else {
      trees += `M${x} ${y}v-3.4m-2.6 0q-0.6 -5 2.6 -5.6q3.2 0.6 2.6 5.6Z`;
    }
  }
  return { hills, shade, trees };
}

export const RELIEF = relief();

/** Returns SVG path data of waves at random points of the sea. */
export function waves(width: number, height: number, seed: number, density: number, wet: (at: Point) => boolean): string {
  const next = scatter(seed);
  let d = '';
  for (let i = 0; i < density; i++) {
    const x = Math.round(next() * width);
    const y = Math.round(next() * height);
    const w = 5 + next() * 5;
    if (wet([x, y])) d += `M${x} ${y}q${(w / 2).toFixed(1)} ${(-w * 0.42).toFixed(1)} ${w.toFixed(1)} 0t${w.toFixed(1)} 0`;
  }
  return d;
}

export const isSea = (at: Point) => ![ENGLAND, FRANCE, WALES].some((ring) => inside(at, ring));

/** Lines along the sandbanks off Flanders and the Thames. */
const BANKS: readonly (readonly [Fix, Fix])[] = [
  [
    [1.55, 51.27],
    [1.6, 51.14],
  ],
  [
    [1.1, 51.5],
    [1.35, 51.56],
  ],
  [
    [2.05, 51.2],
    [2.4, 51.24],
  ],
  [
    [0.9, 50.86],
    [1.1, 50.83],
  ],
];
export const SANDS = BANKS.map(([a, b], k) => {
  const next = scatter(40 + k);
  const [from, to] = [project(a), project(b)];
  return Array.from({ length: 70 }, () => {
    const t = next();
    const x = from[0] + (to[0] - from[0]) * t + (next() - 0.5) * 16;
    const y = from[1] + (to[1] - from[1]) * t + (next() - 0.5) * 12;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.1`;
  }).join('');
}).join('');
