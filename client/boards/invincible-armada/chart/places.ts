import { BOXES, grid, type Loc, PORT, PORTS, type PortId, type Square } from '../../../../src/games/invincible-armada/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { sheetPoint } from './projection.js';

/** A place a player can point at, named as the chronicle does: a square ("E4"), a box ("box3") or a port ("dover"). */
export type PlaceId = string;

const boxPoints = new Map<number, Point>(BOXES.map(({ n, display }) => [n, sheetPoint(display.x, display.y)]));

/** The middle of a box's medallion. */
export const boxPoint = (n: number): Point => boxPoints.get(n) ?? [0, 0];

export const portPoint = (id: PortId): Point => sheetPoint(PORT[id].display.x, PORT[id].display.y);

/** The strategic place with this id, or nothing when it is a square. */
export function locOf(place: PlaceId): Loc | undefined {
  const box = /^box(\d+)$/.exec(place);
  if (box) return { t: 'box', n: Number(box[1]) };
  const id = PORTS.find((port) => port === place);
  return id && { t: 'port', id };
}

/** Boxes and ports from west to east, as the arrow keys walk them. */
export const STRATEGIC_PLACES: readonly PlaceId[] = [...BOXES.map(({ n }) => `box${n}`), ...PORTS];

export const strategicPoint = (place: PlaceId): Point => {
  const loc = locOf(place);
  if (!loc) return [0, 0];
  return loc.t === 'box' ? boxPoint(loc.n) : portPoint(loc.id);
};

/** The tactical sheet: the grid of 10 by 9 with margins for letters, wind and weather. */
export const CELL = 100;
export const FIELD = { left: 190, top: 70, width: 10 * CELL, height: 9 * CELL } as const;
export const FIELD_SHEET = { width: 1380, height: 1030 } as const;

/** The middle of a tactical square. */
export function squarePoint(square: Square): Point {
  const cell = grid.cell(square);
  return cell ? [FIELD.left + (cell.x + 0.5) * CELL, FIELD.top + (cell.y + 0.5) * CELL] : [0, 0];
}
