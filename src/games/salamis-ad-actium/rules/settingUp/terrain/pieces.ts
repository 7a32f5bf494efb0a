import type { Dice } from '../../../../../kit/dice.js';
import {
  EDGE_OFFSETS,
  type Feature,
  ISLAND_OFFSET,
  ISLAND_PLACES,
  ISLAND_TURN,
  type Quarter,
  SQUARE,
  TEMPLATES,
  type Template,
} from '../../../data/terrain.js';
import { cs, r4, sn } from '../../../geometry/shapes.js';
import type { Edge, Land, Point, Polygon } from '../../../state.js';

// Places of pieces: along an edge, in a corner, or turned on the open table [2.4]. Lengths in mm.

export interface Size2 {
  readonly w: number;
  readonly h: number;
}

/** A square of the table: its south-west corner, width, and the table edges that it touches. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly edge: 'N' | 'S';
  /** For a corner square, the end of the table; otherwise null. */
  readonly side: 'W' | 'E' | null;
}

const ROWS = { N: 'north', S: 'south' } as const;
const ENDS = { W: 'West', E: 'East' } as const;

export const quarterOf = ({ edge, side }: Square): Quarter => (side ? `${ROWS[edge]}${ENDS[side]}` : ROWS[edge]);

/** Returns as many equal squares as fit on the table, from west to east, south row first. */
export function squares({ w, h }: Size2): Square[] {
  const columns = Math.floor(w / SQUARE);
  const from = (column: number): number => Math.round((column * w) / columns);
  const rows = h / SQUARE;
  return Array.from({ length: columns * rows }, (_, i): Square => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const side = column === 0 ? 'W' : column === columns - 1 ? 'E' : null;
    return { x: from(column), y: row * SQUARE, w: from(column + 1) - from(column), edge: row === 0 ? 'S' : 'N', side };
  });
}

/** Places a template along an edge, starting at an offset. */
function alongEdge(template: Template, table: Size2, edge: Edge, start: number): Polygon {
  return TEMPLATES[template].map(([along, inward]): Point => {
    if (edge === 'S') return [start + along, inward];
    if (edge === 'N') return [start + along, table.h - inward];
    return edge === 'W' ? [inward, start + along] : [table.w - inward, start + along];
  });
}

const inCorner = (table: Size2, { edge, side }: Square): Polygon =>
  TEMPLATES.cornerHeadland.map(([x, y]): Point => [side === 'W' ? x : table.w - x, edge === 'S' ? y : table.h - y]);

const turned = (template: Template, [cx, cy]: Point, turn: number): Polygon =>
  TEMPLATES[template].map(([x, y]): Point => [cx + r4(x * cs(turn) + y * sn(turn)), cy + r4(y * cs(turn) - x * sn(turn))]);

/** Kind of land, and length of its long side, which determines the number of habitation rolls. */
export const KINDS: { readonly [template in Template]: { readonly kind: Land['kind']; readonly long: number } } = {
  shore: { kind: 'coast', long: 300 },
  longShore: { kind: 'coast', long: 600 },
  headland: { kind: 'headland', long: 300 },
  cornerHeadland: { kind: 'headland', long: 350 },
  island: { kind: 'island', long: 400 },
  islet: { kind: 'island', long: 200 },
};

export function templatesOf(feature: Feature, square: Square): Template[] {
  if (feature === 'open') return [];
  if (feature === 'twoIslets') return ['islet', 'islet'];
  return square.side && (feature === 'longShore' || feature === 'headland') ? ['cornerHeadland'] : [feature];
}

interface Site {
  readonly first: number;
  at(d6: number): Polygon;
}

/** Rolls the edge for a corner square, the offset, and the turn of an island. */
export function rollSite(template: Template, table: Size2, square: Square, dice: Dice): Site {
  if (template === 'cornerHeadland') return { first: 1, at: () => inCorner(table, square) };
  if (template === 'island' || template === 'islet') {
    const first = dice.die(6);
    const turn = ISLAND_TURN[dice.die(6) - 1];
    return { first, at: (d6) => turned(template, islandCentre(template, square, d6), turn) };
  }
  const edge = template === 'shore' && square.side && dice.die(6) > 3 ? square.side : square.edge;
  const start = edge === 'N' || edge === 'S' ? square.x : square.y;
  if (template === 'longShore') return { first: 1, at: () => alongEdge(template, table, edge, start) };
  const offsets = EDGE_OFFSETS[template];
  return { first: dice.die(6), at: (d6) => alongEdge(template, table, edge, start + offsets[Math.ceil(d6 / 2) - 1]) };
}

function islandCentre(template: 'island' | 'islet', square: Square, d6: number): Point {
  const [east, north] = ISLAND_PLACES[d6 - 1];
  const off = ISLAND_OFFSET[template];
  return [square.x + Math.floor(square.w / 2) + east * off, square.y + SQUARE / 2 + north * off];
}
