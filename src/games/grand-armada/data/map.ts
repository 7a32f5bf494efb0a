import { hexBearings } from '../../../kit/hexFacing.js';
import { type HexDirection, hexGrid } from '../../../kit/hexGrid.js';
import { hexLines } from '../../../kit/hexLine.js';
import type { Edge, Heading, HexId } from '../ids.js';

/** The 27 columns of the map. The last is A1. The number of columns and rows is reconstructed [11]. */
export const COLUMNS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'A1'];
export const ROWS = 20;

export const grid = hexGrid({ width: COLUMNS.length, height: ROWS, label: (column, row) => `${COLUMNS[column - 1]}-${row}` });
export const bearings = hexBearings(grid);
export const lines = hexLines(grid);

/** Returns the range between two hexes, which is 0 for adjacent hexes [8.1]. */
export const rangeBetween = (a: number, b: number): number => grid.distance(a, b) - 1;

export const directionOf = (heading: Heading): HexDirection => (heading - 1) as HexDirection;

/** Returns a heading turned clockwise by `sides` hexsides, or anticlockwise if `sides` is negative. */
export const swung = (heading: Heading, sides: number): Heading => (((((heading - 1 + sides) % 6) + 6) % 6) + 1) as Heading;

export const columnOf = (hex: number): number => hex % COLUMNS.length;
export const rowOf = (hex: number): number => Math.floor(hex / COLUMNS.length);
export const columnAt = (name: string): number => COLUMNS.indexOf(name);

export function edgeAhead(hex: number, heading: Heading): Edge {
  const column = columnOf(hex) + [0, 1, 1, 0, -1, -1][heading - 1];
  if (column < 0) return 'W';
  if (column >= COLUMNS.length) return 'E';
  return heading === 1 || heading === 2 || heading === 6 ? 'N' : 'S';
}

/** Sand bars below Portland Bill, and the Shambles, if the scenario uses them [5.6]. */
export const SANDBARS: readonly HexId[] = [
  ...['K-1', 'L-1', 'M-1', 'N-1', 'O-1', 'P-1', 'Q-1', 'R-1', 'S-1', 'T-1', 'N-2', 'O-2', 'P-2', 'Q-2'],
  ...['Q-9', 'Q-10', 'R-9', 'R-10', 'R-11', 'S-9', 'S-10', 'S-11', 'S-12', 'T-10', 'T-11', 'T-12', 'T-13'],
  ...['U-11', 'U-12', 'U-13', 'U-14', 'V-12', 'V-13', 'V-14', 'W-13', 'W-14'],
];

const sand = new Set(SANDBARS.map((id) => grid.index(id)));
export const isSand = (hex: number): boolean => sand.has(hex);
