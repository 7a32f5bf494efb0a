import type { HexDirection, HexGrid } from '../../../src/kit/hexGrid.js';
import type { Point } from '../map/curves.js';

const ROOT3 = Math.sqrt(3);

/** Positions of hexes on a map. Columns and rows count from 0 and may lie outside the grid. */
export interface HexLayout {
  readonly grid: HexGrid;
  /** Distance from centre to corner. The height of a hex is `size` × √3. */
  readonly size: number;
  readonly height: number;
  /** Bounds of all hexes: left, top, right and bottom. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  cell(column: number, row: number): Point;
  /** Returns the centre of a hex, or undefined for an unknown label. */
  at(label: string): Point | undefined;
  /** Returns the column and row of a neighbouring hex, even outside the grid. */
  beside(column: number, row: number, direction: HexDirection): readonly [column: number, row: number];
}

export interface HexLayoutShape {
  readonly size: number;
  readonly left: number;
  readonly top: number;
}

export function hexLayout(grid: HexGrid, { size, left, top }: HexLayoutShape): HexLayout {
  const height = ROOT3 * size;
  const oddLow = grid.width < 2 || grid.direction(grid.at(0, 0), grid.at(1, 0)) === 2;
  const low = (column: number) => (column & 1) === (oddLow ? 1 : 0);
  const cell = (column: number, row: number): Point => [
    left + size * (1 + 1.5 * column),
    top + height * (row + 0.5 + (low(column) ? 0.5 : 0)),
  ];
  return {
    grid,
    size,
    height,
    left,
    top,
    right: left + size * (1.5 * grid.width + 0.5),
    bottom: top + height * (grid.height + 0.5),
    cell,
    at(label) {
      const hex = grid.index(label);
      return hex < 0 ? undefined : cell(hex % grid.width, Math.floor(hex / grid.width));
    },
    beside(column, row, direction) {
      const down = low(column) ? 1 : 0;
      switch (direction) {
        case 0:
          return [column, row - 1];
        case 1:
          return [column + 1, row - 1 + down];
        case 2:
          return [column + 1, row + down];
        case 3:
          return [column, row + 1];
        case 4:
          return [column - 1, row + down];
        case 5:
          return [column - 1, row - 1 + down];
      }
    },
  };
}

/** Returns a corner of a hex, by index: 0 is east, then clockwise. */
export const corner = ([x, y]: Point, size: number, index: number): Point => {
  const angle = (index * Math.PI) / 3;
  return [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
};

/** Returns both corners of a hexside, clockwise. */
export const sideCorners = (at: Point, size: number, direction: HexDirection): readonly [Point, Point] => [
  corner(at, size, (direction + 4) % 6),
  corner(at, size, (direction + 5) % 6),
];

/** Returns the angle of a direction, in degrees clockwise from east. */
export const headingAngle = (direction: HexDirection): number => direction * 60 - 90;

/** Returns a direction as a unit vector. */
export function headingStep(direction: HexDirection): Point {
  const angle = (headingAngle(direction) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

const short = (n: number) => Math.round(n * 10) / 10;

/** Returns the outline of a hex as a closed path. `inset` makes it smaller. */
export function hexPath(at: Point, size: number, inset = 0): string {
  const points = [0, 1, 2, 3, 4, 5].map((i) =>
    corner(at, size - inset, i)
      .map(short)
      .join(' '),
  );
  return `M${points.join('L')}Z`;
}

/** Returns a path that includes each side of the wanted hexes once. */
export function gridPath(layout: HexLayout, wanted: (hex: number) => boolean): string {
  const { grid } = layout;
  let path = '';
  for (let hex = 0; hex < grid.labels.length; hex++) {
    const at = layout.cell(hex % grid.width, Math.floor(hex / grid.width));
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const beyond = grid.neighbour(hex, direction);
      const mine = wanted(hex) && (direction < 3 || beyond < 0 || !wanted(beyond));
      if (!mine) continue;
      const [from, to] = sideCorners(at, layout.size, direction);
      path += `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`;
    }
  }
  return path;
}
