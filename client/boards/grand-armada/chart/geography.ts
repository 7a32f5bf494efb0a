import { COLUMNS, type Edge, grid, type HexId } from '../../../../src/games/grand-armada/face.js';
import { hexLayout } from '../../../kit/hex/layout.js';
import { hexWalk } from '../../../kit/hex/walk.js';
import type { Point } from '../../../kit/map/curves.js';
import type { Direction } from '../../../kit/map/Places.js';

/** A place a player can point at: a hex by its name, or an edge of the map over which ships leave. */
export type PlaceId = string;

export const MARGIN = 62;
/** Room below the sea for the title, the turns and the points. */
const STRIP = 190;

export const layout = hexLayout(grid, { size: 40, left: MARGIN, top: MARGIN });

/** The neat line about the sea, and the sheet with its border and what stands below. */
export const NEAT = { left: MARGIN, top: MARGIN, right: layout.right, bottom: layout.bottom } as const;
export const STRIP_TOP = NEAT.bottom + 34;
export const SHEET = { width: NEAT.right + MARGIN, height: STRIP_TOP + STRIP + MARGIN * 0.5 } as const;

export const isHex = (place: PlaceId): boolean => grid.index(place) >= 0;

export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];
export const edgePlace = (edge: Edge): PlaceId => `edge-${edge}`;
export const edgeOfPlace = (place: PlaceId): Edge | undefined => EDGES.find((edge) => edgePlace(edge) === place);

const [MIDDLE_X, MIDDLE_Y] = [(NEAT.left + NEAT.right) / 2, (NEAT.top + NEAT.bottom) / 2];

/** The strips of the border that stand for the sea beyond. */
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

/** Arrow keys walk over the hexes, and from the rim to the edge beyond it. */
export function walk(from: PlaceId, direction: Direction): PlaceId | undefined {
  const edge = edgeOfPlace(from);
  if (edge) return direction === OPPOSITE[edge] ? MIDDLE[edge] : undefined;
  return hexStep(from, direction) ?? edgePlace(BEYOND[direction]);
}

/** The middle of a place on the sheet. */
export function placePoint(place: PlaceId): Point | undefined {
  const edge = edgeOfPlace(place);
  return edge ? [EDGE_STRIP[edge].x, EDGE_STRIP[edge].y] : layout.at(place);
}

export const pointsOf = (places: readonly PlaceId[]): Point[] => places.map(placePoint).filter((point) => point !== undefined);
