import type { Point } from '../map/curves.js';

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Lines in a cell, indexed by which corners are high. Each line joins two sides (0 top, 1 right, 2 bottom, 3 left),
 * with the high ground on its right.
 */
const STROKES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/**
 * Returns the lines where the field, sampled at intervals of `step`, is 0, as closed rings around positive areas.
 * Points outside the extent
 * count as negative, to close the rings.
 */
export function isolines(field: (x: number, y: number) => number, { left, top, right, bottom }: Extent, step: number): Point[][] {
  const across = Math.ceil((right - left) / step) + 1;
  const down = Math.ceil((bottom - top) / step) + 1;
  const heights = new Float32Array(across * down);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const edge = row === 0 || column === 0 || row === down - 1 || column === across - 1;
      heights[row * across + column] = edge ? -1 : field(left + column * step, top + row * step) || 1e-6;
    }
  }
  const at = (column: number, row: number) => heights[row * across + column];
  const between = (a: number, b: number) => a / (a - b);
  /** Returns the point where the line crosses a side of a cell. */
  const crossing = (column: number, row: number, side: number): Point => {
    const [x, y] = [left + column * step, top + row * step];
    switch (side) {
      case 0:
        return [x + step * between(at(column, row), at(column + 1, row)), y];
      case 1:
        return [x + step, y + step * between(at(column + 1, row), at(column + 1, row + 1))];
      case 2:
        return [x + step * between(at(column, row + 1), at(column + 1, row + 1)), y + step];
      default:
        return [x, y + step * between(at(column, row), at(column, row + 1))];
    }
  };
  /** Returns a number that identifies a cell's side. Both adjacent cells get the same number. */
  const sideKey = (column: number, row: number, side: number): number => {
    if (side === 1) return (row * across + column + 1) * 2 + 1;
    if (side === 2) return ((row + 1) * across + column) * 2;
    return (row * across + column) * 2 + (side === 3 ? 1 : 0);
  };
  const next = new Map<number, { readonly from: Point; readonly to: number }>();
  for (let row = 0; row + 1 < down; row++) {
    for (let column = 0; column + 1 < across; column++) {
      const pattern =
        (at(column, row) > 0 ? 1 : 0) +
        (at(column + 1, row) > 0 ? 2 : 0) +
        (at(column + 1, row + 1) > 0 ? 4 : 0) +
        (at(column, row + 1) > 0 ? 8 : 0);
      for (const [from, to] of STROKES[pattern]) {
        next.set(sideKey(column, row, from), { from: crossing(column, row, from), to: sideKey(column, row, to) });
      }
    }
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let key = start, stroke = next.get(key); stroke; stroke = next.get(key)) {
      next.delete(key);
      ring.push(stroke.from);
      key = stroke.to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
