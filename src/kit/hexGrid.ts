/** A direction on flat-topped hexes, clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Also names the hexside crossed in that direction. */
export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5;

export const HEX_DIRECTIONS: readonly HexDirection[] = [0, 1, 2, 3, 4, 5];

/** Returns the number of hexsides between two directions, from 0 to 3. */
export function turnBetween(a: HexDirection, b: HexDirection): 0 | 1 | 2 | 3 {
  const off = (a - b + 6) % 6;
  return (off > 3 ? 6 - off : off) as 0 | 1 | 2 | 3;
}

/** Returns a direction turned clockwise, or counter-clockwise if `hexsides` is negative. */
export const turned = (direction: HexDirection, hexsides: number): HexDirection => ((((direction + hexsides) % 6) + 6) % 6) as HexDirection;

export interface HexGridShape {
  readonly width: number;
  readonly height: number;
  /** Which columns, numbered from 1, are half a hex lower. */
  readonly low?: 'even' | 'odd';
  /** Returns a hex's label from its column and row, counted from 1. The default is "CCRR". */
  readonly label?: (column: number, row: number) => string;
}

/**
 * A rectangle of flat-topped hexes. A hex is an integer, row * width + column, counted from 0; -1 is off the grid.
 * `labels` contains the printed names.
 */
export interface HexGrid {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly string[];
  /** Six entries per hex, by direction: the neighbour, or -1. */
  readonly neighbours: Int16Array;
  index(label: string): number;
  /** Returns the hex at a column and row, counted from 0; -1 off the grid. */
  at(column: number, row: number): number;
  neighbour(hex: number, direction: HexDirection): number;
  /** Returns the direction to an adjacent hex, otherwise -1. */
  direction(from: number, to: number): HexDirection | -1;
  distance(a: number, b: number): number;
  /** Returns the hexes at exactly `radius`, clockwise from north. */
  ring(centre: number, radius: number): number[];
  /** Returns the hexes within `radius`, from the centre outwards, ring by ring. */
  within(centre: number, radius: number): number[];
  /** Returns the straight line between two hexes, including both. `nudge` decides ties between two hexes. */
  line(from: number, to: number, nudge?: 1 | -1): number[];
  /** Returns an integer for a hexside, which is the same for both its hexes and less than 6 times the number of hexes. */
  side(hex: number, direction: HexDirection): number;
}

type Step = readonly [dx: number, dz: number];

const STEPS: readonly [Step, Step, Step, Step, Step, Step] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const ccrr = (column: number, row: number) => String(column).padStart(2, '0') + String(row).padStart(2, '0');

export function hexGrid({ width, height, low = 'even', label = ccrr }: HexGridShape): HexGrid {
  const size = width * height;
  /** Returns the offset of a column (counted from 0) along the cube's z axis. */
  const shift = low === 'even' ? (column: number) => (column - (column & 1)) / 2 : (column: number) => (column + (column & 1)) / 2;
  const xs = new Int16Array(size);
  const zs = new Int16Array(size);
  const labels: string[] = [];
  const byLabel = new Map<string, number>();
  for (let hex = 0; hex < size; hex++) {
    const column = hex % width;
    const row = (hex - column) / width;
    xs[hex] = column;
    zs[hex] = row - shift(column);
    const name = label(column + 1, row + 1);
    labels.push(name);
    byLabel.set(name, hex);
  }
  // NaN off the grid.
  const xOf = (hex: number) => xs[hex] ?? Number.NaN;
  const zOf = (hex: number) => zs[hex] ?? Number.NaN;
  const at = (column: number, row: number) => (column >= 0 && column < width && row >= 0 && row < height ? row * width + column : -1);
  const atCube = (x: number, z: number) => at(x, z + shift(x));
  const neighbours = new Int16Array(size * 6);
  for (let hex = 0; hex < size; hex++) {
    for (const direction of HEX_DIRECTIONS) {
      const [dx, dz] = STEPS[direction];
      neighbours[hex * 6 + direction] = atCube(xOf(hex) + dx, zOf(hex) + dz);
    }
  }
  const distance = (a: number, b: number) => {
    const dx = xOf(a) - xOf(b);
    const dz = zOf(a) - zOf(b);
    return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz));
  };
  const ring = (centre: number, radius: number) => {
    if (radius === 0) return [centre];
    const hexes: number[] = [];
    let x = xOf(centre);
    let z = zOf(centre) - radius;
    for (const direction of HEX_DIRECTIONS) {
      const [dx, dz] = STEPS[turned(direction, 2)];
      for (let step = 0; step < radius; step++) {
        const hex = atCube(x, z);
        if (hex >= 0) hexes.push(hex);
        x += dx;
        z += dz;
      }
    }
    return hexes;
  };
  return {
    width,
    height,
    labels,
    neighbours,
    index: (name) => byLabel.get(name) ?? -1,
    at,
    neighbour: (hex, direction) => neighbours[hex * 6 + direction] ?? -1,
    direction(from, to) {
      for (const direction of HEX_DIRECTIONS) if (neighbours[from * 6 + direction] === to) return direction;
      return -1;
    },
    distance,
    ring,
    within: (centre, radius) => Array.from({ length: radius + 1 }, (_, r) => ring(centre, r)).flat(),
    line(from, to, nudge = 1) {
      const steps = distance(from, to);
      const hexes: number[] = [];
      for (let step = 0; step <= steps; step++) {
        const part = steps ? step / steps : 0;
        const hex = rounded(
          xOf(from) + (xOf(to) - xOf(from)) * part + nudge * 1e-6,
          zOf(from) + (zOf(to) - zOf(from)) * part + nudge * 2e-6,
        );
        hexes.push(atCube(hex.x, hex.z));
      }
      return hexes;
    },
    side(hex, direction) {
      const beyond = neighbours[hex * 6 + direction] ?? -1;
      return beyond >= 0 && beyond < hex ? beyond * 6 + turned(direction, 3) : hex * 6 + direction;
    },
  };
}

function rounded(x: number, z: number): { x: number; z: number } {
  const y = -x - z;
  let rx = Math.round(x);
  let rz = Math.round(z);
  const ry = Math.round(y);
  const [ox, oy, oz] = [Math.abs(rx - x), Math.abs(ry - y), Math.abs(rz - z)];
  if (ox > oy && ox > oz) rx = -ry - rz;
  else if (oz > oy) rz = -rx - ry;
  return { x: rx, z: rz };
}
