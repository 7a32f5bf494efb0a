import { cs, r4, sn } from './angles.js';

/** A convex shape: its corners in order, x and y in turn, in tenths of a millimetre. */
export type Shape = readonly number[];

/** Millimetres in a centimetre. */
export const MM_PER_CM = 10;
/** Tenths in a millimetre. */
export const TENTHS = 10;

/** Where a base lies: its centre in mm and its heading. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

/** Length (along the heading) and width of a base in mm. */
export type Size = readonly [length: number, width: number];

/** A base, grown by `inflate` mm on every side: bow port, bow starboard, stern starboard, stern port. */
export function rect({ x, y, h }: Pose, [length, width]: Size, inflate = 0): Shape {
  const a = (TENTHS / 2) * (length + 2 * inflate);
  const b = (TENTHS / 2) * (width + 2 * inflate);
  const s = sn(h);
  const c = cs(h);
  const cx = TENTHS * x;
  const cy = TENTHS * y;
  return [
    cx + r4(a * s - b * c),
    cy + r4(a * c + b * s),
    cx + r4(a * s + b * c),
    cy + r4(a * c - b * s),
    cx + r4(-a * s + b * c),
    cy + r4(-a * c - b * s),
    cx + r4(-a * s - b * c),
    cy + r4(-a * c + b * s),
  ];
}

/** A polygon given in mm. */
export const shapeOf = (poly: readonly (readonly [number, number])[]): Shape => poly.flatMap(([x, y]) => [TENTHS * x, TENTHS * y]);

/** A point as a shape of one corner. */
export const point = (x: number, y: number): Shape => [TENTHS * x, TENTHS * y];

/** West, south, east and north of something, in tenths of a mm. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The least box around a shape. */
export function box(shape: Shape): Box {
  let [w, s] = shape;
  let [e, n] = shape;
  for (let i = 2; i < shape.length; i += 2) {
    if (shape[i] < w) w = shape[i];
    if (shape[i] > e) e = shape[i];
    if (shape[i + 1] < s) s = shape[i + 1];
    if (shape[i + 1] > n) n = shape[i + 1];
  }
  return [w, s, e, n];
}

/** Whether two boxes come within so many mm of each other, east and north. */
export function areNear([w, s, e, n]: Box, [ow, os, oe, on]: Box, mm: number): boolean {
  const far = TENTHS * mm;
  return ow <= e + far && oe >= w - far && os <= n + far && on >= s - far;
}
