import type { HexDirection } from '../../../src/kit/hexGrid.js';
import type { HexLayout } from './layout.js';

/** Heights at the points that hexes are made of. Columns and rows count from 0 and may run off the grid. */
export interface HexHeights {
  centre(column: number, row: number): number;
  /** In the middle of a hexside. */
  side(column: number, row: number, direction: HexDirection): number;
  /** Where the sides towards `direction` and the next direction clockwise meet. */
  corner(column: number, row: number, direction: HexDirection): number;
}

const SECTOR = Math.PI / 6;

/** The column and row of the hex that holds a point of the sheet, on the grid or off it. */
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
 * A continuous ground over a hex grid: each hex is cut into twelve triangles between its middle, the middles of its sides and its
 * corners, and heights run straight over each triangle. Zero of it is a shore that follows the hexes without their teeth.
 */
export function hexField(layout: HexLayout, heights: HexHeights): (x: number, y: number) => number {
  const apothem = layout.height / 2;
  return (x, y) => {
    const [column, row] = hexUnder(layout, x, y);
    const [cx, cy] = layout.cell(column, row);
    const [dx, dy] = [x - cx, y - cy];
    // Clockwise from north, in twelfths of a turn: even twelfths begin at a side's middle, odd ones at a corner.
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
