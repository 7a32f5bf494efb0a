import type { HexGrid } from './hexGrid.js';

/**
 * The hexes strictly between two hexes on the straight line between their centres, once with the line nudged to either side.
 * The two lists differ only where the line runs along a hexside. Off the grid is -1.
 */
export type LinePair = readonly [readonly number[], readonly number[]];

export interface HexLines {
  between(from: number, to: number): LinePair;
  /**
   * The hexes that block a line: those of both lists where each list has one that `blocks`, otherwise none. A line along a
   * hexside is therefore blocked only when both hexes beside it are.
   */
  blocks(from: number, to: number, blocks: (hex: number) => boolean): number[];
}

/** @returns lines on a grid; each pair is computed the first time it is asked for */
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
