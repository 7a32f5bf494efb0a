/** A square by column and row, counted from 0 in the north-west. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of squares, lettered from west to east and numbered from north to south. */
export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  /** All squares, row by row from the north-west. */
  readonly squares: readonly string[];
  /** Returns the cell; undefined for an unknown label. */
  cell(square: string): Cell | undefined;
  /** Returns the square; undefined off the grid. */
  at(x: number, y: number): string | undefined;
  /** Returns the adjacent squares: up to eight, or four with `sidesOnly`. */
  neighbours(square: string, sidesOnly?: boolean): readonly string[];
  /** Returns the distance in king's moves, as in chess. Throws for an unknown label. */
  distance(a: string, b: string): number;
}

const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** Makes a grid of at most 26 columns. */
export function squareGrid(width: number, height: number): SquareGrid {
  const label = (x: number, y: number) => String.fromCharCode(65 + x) + (y + 1);
  const squares: string[] = [];
  const cells = new Map<string, Cell>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      squares.push(label(x, y));
      cells.set(label(x, y), { x, y });
    }
  }
  const at = (x: number, y: number) => (x >= 0 && y >= 0 && x < width && y < height ? squares[y * width + x] : undefined);
  const around = new Map<string, string[]>();
  const beside = new Map<string, string[]>();
  for (const [square, { x, y }] of cells) {
    const touching = AROUND.map(([dx, dy]) => at(x + dx, y + dy));
    around.set(
      square,
      touching.filter((s) => s !== undefined),
    );
    beside.set(square, touching.filter((s, i) => s !== undefined && i % 2 === 0) as string[]);
  }
  return {
    width,
    height,
    squares,
    cell: (square) => cells.get(square),
    at,
    neighbours: (square, sidesOnly = false) => (sidesOnly ? beside : around).get(square) ?? [],
    distance(a, b) {
      const p = cells.get(a);
      const q = cells.get(b);
      if (!p || !q) throw new Error(`no such square: ${p ? b : a}`);
      return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y));
    },
  };
}
