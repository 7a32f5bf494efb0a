import { type Command, grid, terrain, WATER } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { hexLayout } from '../../../kit/hex/layout.js';
import { outlines, softened } from '../../../kit/hex/outline.js';
import { hexWalk } from '../../../kit/hex/walk.js';
import { flowing, type Point, scatter, weathered } from '../../../kit/map/curves.js';

/** Label of a water hex or id of a command box. */
export type PlaceId = string;

const MARGIN = 46;
/** Height of the tracks below the map, in map units. */
const TRACKS = 128;

export const layout = hexLayout(grid, { size: 40, left: MARGIN - 8, top: MARGIN - 6 });

/** Bounds of the sea inside the map's border. */
export const NEAT = { left: MARGIN, top: MARGIN, right: layout.right - 8, bottom: layout.bottom - 30 } as const;
export const SHEET = { width: NEAT.right + MARGIN, height: NEAT.bottom + TRACKS + MARGIN } as const;
export const TRACK_TOP = NEAT.bottom + 10;

export const isWater = (hex: number): boolean => terrain[hex] !== 'land';
const isPlace = (label: string): boolean => {
  const hex = grid.index(label);
  return hex >= 0 && isWater(hex);
};

const waters = new Set(WATER);
export const isHex = (place: PlaceId): boolean => waters.has(place);

export const walk = hexWalk(layout, isPlace);

/** Size of a command box (4.1.5). The English boxes are on Cadzand, the French ones east of Sluys. */
export const BOX = { width: 164, height: 132 } as const;
const boxRow = (x: number, y: number, i: number): Point => [x + i * (BOX.width + 8), y];
export const BOX_AT: { readonly [id in Command]: Point } = {
  brown: boxRow(1086, 462, 0),
  white: boxRow(1086, 462, 1),
  green: boxRow(1086, 462, 2),
  yellow: boxRow(1534, 1352, 0),
  violet: boxRow(1534, 1352, 1),
  orange: boxRow(1534, 1352, 2),
};

const BOX_PLACE = /^box-(\w+)$/;
export const boxPlace = (command: Command): PlaceId => `box-${command}`;
export const commandOfPlace = (place: PlaceId): Command | undefined => BOX_PLACE.exec(place)?.[1] as Command | undefined;

export function placePoint(place: PlaceId): Point | undefined {
  const command = commandOfPlace(place);
  return command ? BOX_AT[command] : layout.at(place);
}

export const pointsOf = (places: readonly PlaceId[]): Point[] => places.map(placePoint).filter((point) => point !== undefined);

/** Returns the terrain of a hex. Outside the grid, returns that of the nearest hex, so that coasts continue under the border. */
function terrainNear(column: number, row: number) {
  const at = grid.at(Math.min(grid.width - 1, Math.max(0, column)), Math.min(grid.height - 1, Math.max(0, row)));
  return terrain[at];
}

const BEYOND = { columns: [-2, grid.width + 1], rows: [-2, grid.height + 1] } as const;

/** Returns a coastline along hexsides, smoothed and slightly notched. */
const shore = (ring: readonly Point[], seed: number): Point[] => {
  const soft = softened(ring);
  return weathered([...soft, soft[0]], seed, 0.16, 10);
};

const landRings = outlines(layout, (column, row) => terrainNear(column, row) === 'land', BEYOND).map((ring, i) => shore(ring, 1340 + i));
const shoalRings = outlines(layout, (column, row) => terrainNear(column, row) !== 'deep', BEYOND).map((ring, i) => shore(ring, 77 + i));

/** Path of the land. `SHOALS` is the outline of land and shallows together. */
export const LAND = landRings.map((ring) => flowing(ring, true, 0.2)).join('');
export const SHOALS = shoalRings.map((ring) => flowing(ring, true, 0.2)).join('');

const short = (value: number) => Math.round(value * 10) / 10;

/** Returns the terrain of the hex nearest to a point. */
function terrainAtPoint([x, y]: Point) {
  const guess = Math.round((x - layout.left - layout.size) / (1.5 * layout.size));
  let best = { terrain: terrainNear(0, 0), far: Number.POSITIVE_INFINITY };
  for (let column = guess - 1; column <= guess + 1; column++) {
    const row = Math.round((y - layout.cell(column, 0)[1]) / layout.height);
    const [cx, cy] = layout.cell(column, row);
    const far = Math.hypot(cx - x, cy - y);
    if (far < best.far) best = { terrain: terrainNear(column, row), far };
  }
  return best.terrain;
}

/** Returns dots and strokes for the shallows, denser near the shore. */
function stipple(): string {
  const next = scatter(24);
  let d = '';
  for (let i = 0; i < 9000; i++) {
    const at: Point = [next() * NEAT.right, next() * NEAT.bottom];
    if (terrainAtPoint(at) === 'shallow') d += `M${short(at[0])} ${short(at[1])}h${next() > 0.8 ? 2.6 : 0.1}`;
  }
  return d;
}

function swell(): string {
  const next = scatter(6);
  let d = '';
  for (let i = 0; i < 900; i++) {
    const at: Point = [next() * NEAT.right, next() * NEAT.bottom];
    const width = 7 + next() * 7;
    if (terrainAtPoint(at) !== 'deep') continue;
    d += `M${short(at[0])} ${short(at[1])}q${short(width / 2)} -3.4 ${short(width)} 0q${short(width / 2)} 3.4 ${short(width)} 0`;
  }
  return d;
}

const inBox = ([x, y]: Point, room: number) =>
  Object.values(BOX_AT).some(([bx, by]) => Math.abs(bx - x) < BOX.width / 2 + room && Math.abs(by - y) < BOX.height / 2 + room);

/** Areas without trees, kept free for buildings and labels. */
const CLEARINGS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [1880, 700, 110, 250],
  [1850, 1075, 190, 190],
  [745, 1330, 200, 130],
  [230, 560, 80, 60],
];
const cleared = ([x, y]: Point) => CLEARINGS.some(([cx, cy, rx, ry]) => Math.abs(x - cx) < rx && Math.abs(y - cy) < ry);

const dry = ([x, y]: Point, room: number) =>
  [
    [0, 0],
    [room, 0],
    [-room, 0],
    [0, room],
    [0, -room],
  ].every(([dx, dy]) => terrainAtPoint([x + dx, y + dy]) === 'land');

/** Returns dunes, trees and fields that do not overlap. */
function countryside(): { dunes: string; trees: string; fields: string; vellum: string } {
  const next = scatter(1302);
  let [dunes, trees, fields, vellum] = ['', '', '', ''];
  const taken: Point[] = [];
  for (let i = 0; i < 5200; i++) {
    const at: Point = [next() * NEAT.right, next() * NEAT.bottom];
    const [x, y] = at.map(short);
    const kind = next();
    const size = 5 + next() * 4;
    if (!dry(at, 20) || inBox(at, 20) || cleared(at)) continue;
    if (taken.some(([tx, ty]) => Math.abs(tx - x) < 30 && Math.abs(ty - y) < 20)) continue;
    taken.push(at);
    const coastal = !dry(at, 52);
    if (coastal)
      dunes += `M${short(x - size * 1.6)} ${y}q${short(size)} ${short(-size)} ${short(size * 1.7)} ${short(-size * 0.3)}q${short(size * 0.8)} ${short(-size * 0.5)} ${short(size * 1.5)} ${short(size * 0.3)}`;
    else if (kind < 0.5) {
      trees += `M${x} ${y}v-5M${short(x - size * 0.7)} ${short(y - 4)}q${short(-size * 0.4)} ${short(-size)} ${short(size * 0.7)} ${short(-size)}q${short(size * 1.1)} 0 ${short(size * 0.7)} ${short(size)}Z`;
    } else if (kind < 0.72) {
      for (let row = 0; row < 3; row++) fields += `M${short(x - 11 + row * 2)} ${short(y - 6 + row * 5)}h${short(18 + size)}`;
    }
  }
  // Hatch the land near the shores, and draw grass farther inland.
  for (let i = 0; i < 14000; i++) {
    const at: Point = [next() * NEAT.right, next() * NEAT.bottom];
    const [x, y] = at.map(short);
    if (!dry(at, 6) || inBox(at, 6)) continue;
    if (!dry(at, 24)) vellum += `M${x} ${y}h${short(4 + next() * 7)}`;
    else if (i % 5 === 0) vellum += `M${x} ${y}l-2 -4m2 4v-5m0 5l2 -4`;
  }
  return { dunes, trees, fields, vellum };
}

export const SANDS = stipple();
export const SWELL = swell();
export const COUNTRY = countryside();

/** Returns the lines between sixteen compass roses as on a portolan chart, by class of wind. */
function web(): { principal: string; half: string; quarter: string } {
  const [cx, cy, r] = [(NEAT.left + NEAT.right) / 2 - 40, (NEAT.top + NEAT.bottom) / 2 + 20, 900];
  const nodes = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i * Math.PI) / 8;
    return [cx + Math.sin(angle) * r, cy - Math.cos(angle) * r];
  });
  const lines = { principal: '', half: '', quarter: '' };
  const reach = 2200;
  for (const [i, [x, y]] of [[cx, cy] as Point, ...nodes].entries()) {
    for (let k = 0; k < 32; k++) {
      if (i > 0 && k % 2) continue;
      const rank = k % 4 === 0 ? 'principal' : k % 2 === 0 ? 'half' : 'quarter';
      const angle = (k * Math.PI) / 16;
      lines[rank] += `M${short(x)} ${short(y)}L${short(x + Math.sin(angle) * reach)} ${short(y - Math.cos(angle) * reach)}`;
    }
  }
  return lines;
}

export const WEB = web();
