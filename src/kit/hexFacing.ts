import { HEX_DIRECTIONS, type HexDirection, type HexGrid } from './hexGrid.js';

/** A set of hex directions, in which bit d stands for direction d. */
export type DirectionSet = number;

export const directionSet = (directions: Iterable<HexDirection>): DirectionSet => {
  let set = 0;
  for (const direction of directions) set |= 1 << direction;
  return set;
};

/** Returns the directions in a set, clockwise from north. */
export const directionsIn = (set: DirectionSet): HexDirection[] => HEX_DIRECTIONS.filter((direction) => set & (1 << direction));

/** Turns a set relative to the bow (bit 0 is dead ahead) into map directions for a piece facing `facing`. */
export const facedSet = (fromBow: DirectionSet, facing: HexDirection): DirectionSet =>
  ((fromBow << facing) | (fromBow >> (6 - facing))) & 0b111111;

export interface HexBearings {
  /**
   * Returns the 60-degree sectors of `from` that contain `to`, each centred on a direction: two for a hex on a boundary, none for the same
   * hex.
   */
  sectors(from: number, to: number): DirectionSet;
  /** Returns the offset in cube coordinates: columns east and rows south (y is minus their sum). */
  offset(from: number, to: number): { readonly dx: number; readonly dz: number };
}

/** Returns the difference in one coordinate; NaN off the grid. */
const between = (coordinates: Int16Array, from: number, to: number): number =>
  (coordinates[to] ?? Number.NaN) - (coordinates[from] ?? Number.NaN);

export function hexBearings(grid: HexGrid): HexBearings {
  const size = grid.width * grid.height;
  // The south-east neighbour of the first hex is in the same row only if even columns (counted from 0) are the high ones.
  const oddLow = grid.width < 2 || grid.direction(grid.at(0, 0), grid.at(1, 0)) === 2;
  const xs = new Int16Array(size);
  const zs = new Int16Array(size);
  for (let hex = 0; hex < size; hex++) {
    const column = hex % grid.width;
    xs[hex] = column;
    zs[hex] = (hex - column) / grid.width - (oddLow ? (column - (column & 1)) / 2 : (column + (column & 1)) / 2);
  }
  return {
    offset: (from, to) => ({ dx: between(xs, from, to), dz: between(zs, from, to) }),
    sectors(from, to) {
      const x = between(xs, from, to);
      const z = between(zs, from, to);
      const y = -x - z;
      if (x === 0 && z === 0) return 0;
      // A direction raises one cube coordinate, lowers another and keeps the third: raised >= kept >= lowered.
      let set = 0;
      if (y >= x && x >= z) set |= 1;
      if (x >= y && y >= z) set |= 2;
      if (x >= z && z >= y) set |= 4;
      if (z >= x && x >= y) set |= 8;
      if (z >= y && y >= x) set |= 16;
      if (y >= z && z >= x) set |= 32;
      return set;
    },
  };
}
