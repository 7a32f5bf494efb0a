import type { HexGrid } from './hexGrid.js';

/**
 * Hexes strictly between two hexes: one list for the line nudged to either side. The lists differ where the line runs
 * along a hexside. -1 is
 * off the grid.
 */
export type LinePair = readonly [readonly number[], readonly number[]];

export interface HexLines {
  between(from: number, to: number): LinePair;
  /** Returns the hexes that block a line. Along a hexside, the line is blocked only if both adjacent hexes block it. */
  blocks(from: number, to: number, blocks: (hex: number) => boolean): number[];
}

export function hexLines(grid: HexGrid): HexLines {
  const size = grid.width * grid.height;
  const known = new Map<number, LinePair>();
  const lines: HexLines = {
    between(from, to) {
      const key = from * size + to;
      const pair = known.get(key) ?? [grid.line(from, to, 1).slice(1, -1), grid.line(from, to, -1).slice(1, -1)];
      known.set(key, pair);
      return pair;
    },
    blocks(from, to, blocks) {
      const [one, other] = lines.between(from, to);
      const first = one.filter(blocks);
      if (!first.length) return first;
      const second = other.filter(blocks);
      return second.length ? [...new Set([...first, ...second])] : second;
    },
  };
  return lines;
}
