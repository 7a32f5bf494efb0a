import type { Direction } from '../map/Places.js';
import type { HexLayout } from './layout.js';

/**
 * Returns a function for arrow-key navigation on hexes. Up and down stay in a column, left and right in a row of labels. Hexes that are not
 * places are skipped.
 */
export function hexWalk(
  layout: HexLayout,
  isPlace: (label: string) => boolean,
): (from: string, direction: Direction) => string | undefined {
  const { grid } = layout;
  return (from, direction) => {
    const start = grid.index(from);
    if (start < 0) return undefined;
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[direction];
    let column = start % grid.width;
    let row = Math.floor(start / grid.width);
    for (;;) {
      column += step[0];
      row += step[1];
      const hex = grid.at(column, row);
      if (hex < 0) return undefined;
      if (isPlace(grid.labels[hex])) return grid.labels[hex];
    }
  };
}

/** Returns the hexes on the straight line between two hexes, without the first. */
export function straightCourse(layout: HexLayout, from: string, to: string): string[] {
  const { grid } = layout;
  const [a, b] = [grid.index(from), grid.index(to)];
  if (a < 0 || b < 0) return [to];
  return grid
    .line(a, b)
    .slice(1)
    .map((hex) => grid.labels[hex])
    .filter((label) => label !== undefined);
}
