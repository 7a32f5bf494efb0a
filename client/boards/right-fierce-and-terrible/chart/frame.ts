/** A part of the sheet, in shares of its width and height. */
export type Part = readonly [left: number, top: number, right: number, bottom: number];

/** How much of the sheet a desktop opens on: so much that a counter on it is 44 pixels wide. */
const WIDTH = 0.45;
const HEIGHT = 0.56;

/** The part round a spot, kept on the sheet. */
export function partAround([x, y]: readonly [number, number]): Part {
  const left = Math.min(1 - WIDTH, Math.max(0, x - WIDTH / 2));
  const top = Math.min(1 - HEIGHT, Math.max(0, y - HEIGHT / 2));
  return [left, top, left + WIDTH, top + HEIGHT];
}

/** Whether a spot lies well inside a part: then the sheet need not be laid out afresh. */
export const wellInside = ([left, top, right, bottom]: Part, [x, y]: readonly [number, number]): boolean =>
  x > left + WIDTH / 5 && x < right - WIDTH / 5 && y > top + HEIGHT / 5 && y < bottom - HEIGHT / 5;
