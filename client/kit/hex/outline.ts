import { HEX_DIRECTIONS } from '../../../src/kit/hexGrid.js';
import type { Point } from '../map/curves.js';
import { type HexLayout, sideCorners } from './layout.js';

interface Bounds {
  readonly columns: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
}

const key = ([x, y]: Point) => `${Math.round(x * 4)},${Math.round(y * 4)}`;

/**
 * Returns the outlines of a set of hexes as closed rings, with the set on the right. Bounds may extend beyond the grid, so that coasts
 * close outside the map.
 */
export function outlines(layout: HexLayout, inside: (column: number, row: number) => boolean, { columns, rows }: Bounds): Point[][] {
  const next = new Map<string, { readonly from: Point; readonly to: Point }>();
  const within = (column: number, row: number) =>
    column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1] && inside(column, row);
  for (let column = columns[0]; column <= columns[1]; column++) {
    for (let row = rows[0]; row <= rows[1]; row++) {
      if (!within(column, row)) continue;
      const at = layout.cell(column, row);
      for (const direction of HEX_DIRECTIONS) {
        if (within(...layout.beside(column, row, direction))) continue;
        const [from, to] = sideCorners(at, layout.size, direction);
        next.set(key(from), { from, to });
      }
    }
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let at = start, edge = next.get(at); edge; edge = next.get(at)) {
      next.delete(at);
      ring.push(edge.from);
      at = key(edge.to);
    }
    if (ring.length) rings.push(ring);
  }
  return rings;
}

/** Returns the midpoints of a ring's sides, for a smoother line. */
export const softened = (ring: readonly Point[]): Point[] =>
  ring.map(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return [(x + nx) / 2, (y + ny) / 2];
  });
