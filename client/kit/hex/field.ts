import type { HexDirection } from '../../../src/kit/hexGrid.js';
import type { HexLayout } from './layout.js';

/** Heights at points of the hexes. Columns and rows count from 0 and may lie outside the grid. */
export interface HexHeights {
  centre(column: number, row: number): number;
  /** Returns the height at the middle of a hexside. */
  side(column: number, row: number, direction: HexDirection): number;
  /** Returns the height at the corner between the side `direction` and the next side clockwise. */
  corner(column: number, row: number, direction: HexDirection): number;
}

const SECTOR = Math.PI / 6;

/** Returns the column and row of the hex at a point, even outside the grid. */
export function hexUnder(layout: HexLayout, x: number, y: number): readonly [column: number, row: number] {
  const guess = Math.round((x - layout.left - layout.size) / (1.5 * layout.size));
  let [column, row, nearest] = [guess, 0, Number.POSITIVE_INFINITY];
  for (let each = guess - 1; each <= guess + 1; each++) {
    const [cx, top] = layout.cell(each, 0);
    const down = Math.round((y - top) / layout.height) || 0;
    const far = (cx - x) ** 2 + (top + down * layout.height - y) ** 2;
    if (far < nearest) {
      nearest = far;
      column = each;
      row = down;
    }
  }
  return [column, row];
}

/**
 * Returns a function that interpolates heights over twelve flat triangles per hex, between centre, corners and side
 * midpoints. The line
 * at height 0 is smooth.
 */
export function hexField(layout: HexLayout, heights: HexHeights): (x: number, y: number) => number {
  const apothem = layout.height / 2;
  return (x, y) => {
    const [column, row] = hexUnder(layout, x, y);
    const [cx, cy] = layout.cell(column, row);
    const [dx, dy] = [x - cx, y - cy];
    // Twelfths clockwise from north: even ones start at the middle of a side, odd ones at a corner.
    const turn = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
    const twelfth = Math.min(11, Math.floor(turn / SECTOR));
    const side = (Math.floor((twelfth + 1) / 2) % 6) as HexDirection;
    const corner = (Math.floor(twelfth / 2) % 6) as HexDirection;
    const bearing = (side * Math.PI) / 3;
    const along = (dx * Math.sin(bearing) - dy * Math.cos(bearing)) / apothem;
    const aside = Math.abs(dx * Math.cos(bearing) + dy * Math.sin(bearing)) / (layout.size / 2);
    const middle = heights.centre(column, row);
    const edge = heights.side(column, row, side);
    return middle * (1 - along) + edge * (along - aside) + heights.corner(column, row, corner) * aside;
  };
}
