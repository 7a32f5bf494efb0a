import { COLUMNS, type Edge, grid, type HexId, SANDBARS } from '../../../../src/games/grand-armada/face.js';
import { hexLayout, hexPath } from '../../../kit/hex/layout.js';
import { outlines, softened } from '../../../kit/hex/outline.js';
import { hexWalk } from '../../../kit/hex/walk.js';
import { flowing, type Point, polyline, scatter, weathered } from '../../../kit/map/curves.js';
import type { Direction } from '../../../kit/map/Places.js';

/** Id of a hex, or of an edge by which ships leave. */
export type PlaceId = string;

export const MARGIN = 62;
/** Height of the strip below the map, in map units. */
const STRIP = 190;

export const layout = hexLayout(grid, { size: 40, left: MARGIN, top: MARGIN });

/** Bounds of the map within its inner border. */
export const NEAT = { left: MARGIN, top: MARGIN, right: layout.right, bottom: layout.bottom } as const;
export const STRIP_TOP = NEAT.bottom + 34;
export const SHEET = { width: NEAT.right + MARGIN, height: STRIP_TOP + STRIP + MARGIN * 0.5 } as const;

export const isHex = (place: PlaceId): boolean => grid.index(place) >= 0;

export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];
export const edgePlace = (edge: Edge): PlaceId => `edge-${edge}`;
const edgeOfPlace = (place: PlaceId): Edge | undefined => EDGES.find((edge) => edgePlace(edge) === place);

const [MIDDLE_X, MIDDLE_Y] = [(NEAT.left + NEAT.right) / 2, (NEAT.top + NEAT.bottom) / 2];

/** Rectangles outside the inner border, one per edge. */
export const EDGE_STRIP: { readonly [edge in Edge]: { x: number; y: number; width: number; height: number } } = {
  N: { x: MIDDLE_X, y: NEAT.top - 16, width: NEAT.right - NEAT.left, height: 32 },
  S: { x: MIDDLE_X, y: NEAT.bottom + 16, width: NEAT.right - NEAT.left, height: 32 },
  W: { x: NEAT.left - 16, y: MIDDLE_Y, width: 32, height: NEAT.bottom - NEAT.top },
  E: { x: NEAT.right + 16, y: MIDDLE_Y, width: 32, height: NEAT.bottom - NEAT.top },
};

const hexStep = hexWalk(layout, isHex);
const BEYOND: { readonly [direction in Direction]: Edge } = { ArrowUp: 'N', ArrowDown: 'S', ArrowLeft: 'W', ArrowRight: 'E' };
const OPPOSITE: { readonly [edge in Edge]: Direction } = { N: 'ArrowDown', S: 'ArrowUp', W: 'ArrowRight', E: 'ArrowLeft' };
const MIDDLE: { readonly [edge in Edge]: HexId } = {
  N: `${COLUMNS[13]}-1`,
  S: `${COLUMNS[13]}-20`,
  W: `${COLUMNS[0]}-10`,
  E: `${COLUMNS[26]}-10`,
};

/** Returns the place to which an arrow key moves the focus. */
export function walk(from: PlaceId, direction: Direction): PlaceId | undefined {
  const edge = edgeOfPlace(from);
  if (edge) return direction === OPPOSITE[edge] ? MIDDLE[edge] : undefined;
  return hexStep(from, direction) ?? edgePlace(BEYOND[direction]);
}

export function placePoint(place: PlaceId): Point | undefined {
  const edge = edgeOfPlace(place);
  return edge ? [EDGE_STRIP[edge].x, EDGE_STRIP[edge].y] : layout.at(place);
}

export const pointsOf = (places: readonly PlaceId[]): Point[] => places.map(placePoint).filter((point) => point !== undefined);

// Swell, sand bars and Portland Bill are computed only once.

const short = (n: number) => Math.round(n * 10) / 10;
const bars = new Set<string>(SANDBARS);
const isBar = (column: number, row: number): boolean => {
  const hex = layout.grid.at(column, row);
  return hex >= 0 && bars.has(layout.grid.labels[hex]);
};

/** Outlines of the sand bars. They extend past the map, where the border clips them. */
const rings = outlines(layout, (column, row) => isBar(column, Math.max(0, row)), { columns: [0, 26], rows: [-1, 19] });

export const SAND_OUTLINE = rings.map((ring) => flowing(softened(ring), true, 0.1)).join('');

export const SAND_HEXES = SANDBARS.map((label) => hexPath(layout.at(label) ?? [0, 0], layout.size, 1)).join('');
export const SAND_HATCH = SANDBARS.flatMap((label) => {
  const [x, y] = layout.at(label) ?? [0, 0];
  return [-22, -8, 6, 20].map((off) => `M${short(x - 24)} ${short(y + off + 9)}L${short(x + 24)} ${short(y + off - 9)}`);
}).join('');

function stipple(): string {
  const next = scatter(1588);
  let d = '';
  for (const label of SANDBARS) {
    const [x, y] = layout.at(label) ?? [0, 0];
    for (let i = 0; i < 26; i++) {
      const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * layout.size * 0.86];
      d += `M${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}h0.1`;
    }
  }
  return d;
}
export const STIPPLE = stipple();

/** Returns the paths of short wave crests in rows. */
function swell(): string {
  const next = scatter(88);
  let d = '';
  for (let y = NEAT.top + 14; y < NEAT.bottom - 6; y += 21) {
    for (let x = NEAT.left + 6 + next() * 46; x < NEAT.right - 40; x += 44 + next() * 76) {
      const [w, h, lift] = [7 + next() * 7, 2.4 + next() * 2.4, (next() - 0.5) * 11];
      const crests = next() > 0.72 ? 3 : next() > 0.3 ? 2 : 1;
      d += `M${short(x)} ${short(y + lift)}`;
      for (let crest = 0; crest < crests; crest++) d += `q${short(w / 2)} ${short(-h)} ${short(w)} 0`;
    }
  }
  return d;
}
export const SWELL = swell();

/** Returns depth contours, each inside the previous one. The arguments of `hollow` are fractions of the map. */
function deeps(): string[] {
  const hollow = (across: number, down: number, wide: number, high: number, seed: number): string => {
    const ring = Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * Math.PI * 2;
      const [width, height] = [NEAT.right - NEAT.left, NEAT.bottom - NEAT.top];
      return [NEAT.left + width * (across + wide * Math.cos(angle)), NEAT.top + height * (down + high * Math.sin(angle))];
    });
    return flowing(weathered(ring, 1, 0.16, seed), true, 0.18);
  };
  return [1, 0.72, 0.42].flatMap((share, i) => [
    hollow(0.22, 0.62, 0.3 * share, 0.5 * share, 31 + i),
    hollow(0.88, 0.3, 0.22 * share, 0.28 * share, 41 + i),
    hollow(0.8, 0.97, 0.24 * share, 0.2 * share, 51 + i),
  ]);
}
export const DEEPS = deeps();

/** Outline of the southern tip of Portland Bill. */
const bill: readonly Point[] = [
  [layout.cell(10, 0)[0] - 46, MARGIN - 44],
  [layout.cell(10, 0)[0] - 20, MARGIN - 8],
  [layout.cell(11, 0)[0] + 6, MARGIN - 2],
  [layout.cell(13, 0)[0], MARGIN + 10],
  [layout.cell(14, 0)[0] + 8, MARGIN + 34],
  [layout.cell(15, 0)[0], MARGIN + 46],
  [layout.cell(16, 0)[0] + 4, MARGIN + 24],
  [layout.cell(17, 0)[0] + 10, MARGIN + 4],
  [layout.cell(19, 0)[0] + 20, MARGIN - 6],
  [layout.cell(19, 0)[0] + 54, MARGIN - 44],
];
export const BILL = polyline(weathered(bill, 2, 0.12, 7), true);
