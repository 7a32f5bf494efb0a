// Headings in degrees clockwise from north, multiples of 5. Integers give every machine the same results.

/** Sine times 10000 of 0, 5 … 90 degrees. */
const QUADRANT = [0, 872, 1736, 2588, 3420, 4226, 5000, 5736, 6428, 7071, 7660, 8192, 8660, 9063, 9397, 9659, 9848, 9962, 10000];

export const SCALE = 10000;
export const STEP = 5;

/** Returns an angle as a heading, from 0 to 355. */
export const heading = (degrees: number): number => ((degrees % 360) + 360) % 360;

const SINES: readonly number[] = Array.from({ length: 72 }, (_, i) => {
  const turn = i % 36;
  const sine = QUADRANT[turn <= 18 ? turn : 36 - turn];
  return i < 36 ? sine : sine && -sine;
});

/** Returns the sine times 10000, which is the easterly component. */
export const sn = (h: number): number => (h >= 0 && h < 360 ? SINES[h / STEP] : SINES[heading(h) / STEP]);
/** Returns the cosine times 10000, which is the northerly component. */
export const cs = (h: number): number => sn(h + 90);

/** Returns a number divided by {@link SCALE}, with halves rounded up. */
export const r4 = (n: number): number => Math.floor((n + SCALE / 2) / SCALE);

/** Returns the smaller angle between two directions, 0 to 180. */
export function angDiff(a: number, b: number): number {
  const d = heading(a - b);
  return d > 180 ? 360 - d : d;
}

/** Returns the point `mm` ahead of a position, or astern if `mm` is negative. */
export const ahead = (x: number, y: number, h: number, mm: number): [x: number, y: number] => [x + r4(mm * sn(h)), y + r4(mm * cs(h))];

const COSINES: readonly number[] = Array.from({ length: 72 }, (_, i) => SINES[(i + 18) % 72]);
const QUARTER = 18;

/** Returns the heading closest to a vector's direction; in a tie, the lower one. */
export function bearing(dx: number, dy: number): number {
  const quarter = dx >= 0 ? (dy >= 0 ? 0 : 1) : dy < 0 ? 2 : 3;
  let best = 0;
  let most = dx * SINES[0] + dy * COSINES[0];
  for (let i = quarter * QUARTER; i <= (quarter + 1) * QUARTER && i < SINES.length; i++) {
    const along = dx * SINES[i] + dy * COSINES[i];
    if (along > most) {
      most = along;
      best = i;
    }
  }
  return best * STEP;
}

/** A convex shape: corners in order, as x and y in tenths of a mm. */
export type Shape = readonly number[];

export const MM_PER_CM = 10;
export const TENTHS = 10;

/** Centre of a base in mm, and its heading. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

/** Size of a base in mm. The length is along the heading. */
export type Size = readonly [length: number, width: number];

/** Returns the corners of a base: bow port, bow starboard, stern starboard, stern port. `inflate` in mm. */
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

export const shapeOf = (poly: readonly (readonly [number, number])[]): Shape => poly.flatMap(([x, y]) => [TENTHS * x, TENTHS * y]);

export const point = (x: number, y: number): Shape => [TENTHS * x, TENTHS * y];

/** Axis-aligned box, in tenths of a mm. */
export type Box = readonly [west: number, south: number, east: number, north: number];

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

/** Whether two boxes are within `mm` on both axes. */
export function areNear([w, s, e, n]: Box, [ow, os, oe, on]: Box, mm: number): boolean {
  const far = TENTHS * mm;
  return ow <= e + far && oe >= w - far && os <= n + far && on >= s - far;
}

/** Whether the normal of an edge of `a` separates the shapes. Touching shapes are separate. */
function apart(a: Shape, b: Shape): boolean {
  const n = a.length;
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2;
    const nx = a[j + 1] - a[i + 1];
    const ny = a[i] - a[j];
    let a0 = Number.POSITIVE_INFINITY;
    let a1 = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < n; k += 2) {
      const p = a[k] * nx + a[k + 1] * ny;
      if (p < a0) a0 = p;
      if (p > a1) a1 = p;
    }
    let b0 = Number.POSITIVE_INFINITY;
    let b1 = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < b.length; k += 2) {
      const p = b[k] * nx + b[k + 1] * ny;
      if (p < b0) b0 = p;
      if (p > b1) b1 = p;
    }
    if (b1 <= a0 || b0 >= a1) return true;
  }
  return false;
}

/** Whether two convex shapes overlap. Touching shapes do not. */
export const overlap = (a: Shape, b: Shape): boolean => !apart(a, b) && !apart(b, a);

/** Maximum rounding error of a moving base, in tenths of a mm. */
const SLACK = 20;

/** First and last mm of a run between which shapes may overlap. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the part of a straight run in which `moving` may come within `margin` mm of `still`, rounded outwards;
 * undefined if there is
 * none. The caller searches this part mm by mm.
 */
export function meeting(moving: Shape, h: number, mm: number, still: Shape, margin = 0, bounds: Box = box(still)): Span | undefined {
  const slack = SLACK + TENTHS * margin;
  const vx = (TENTHS * sn(h)) / SCALE;
  const vy = (TENTHS * cs(h)) / SCALE;
  const [mw, ms, me, mn] = box(moving);
  const [w, s, e, n] = bounds;
  const ex = vx * mm;
  const ey = vy * mm;
  if (me + Math.max(ex, 0) + slack < w || mw + Math.min(ex, 0) - slack > e) return undefined;
  if (mn + Math.max(ey, 0) + slack < s || ms + Math.min(ey, 0) - slack > n) return undefined;
  const span = { from: 0, to: mm };
  return narrow(span, moving, moving, still, vx, vy, slack) && narrow(span, still, moving, still, vx, vy, slack)
    ? { from: Math.max(0, Math.floor(span.from)), to: Math.min(mm, Math.ceil(span.to)) }
    : undefined;
}

/**
 * Narrows the span to the part where no edge normal of one shape separates them.
 * @returns whether any is left
 */
function narrow(
  span: { from: number; to: number },
  edges: Shape,
  moving: Shape,
  still: Shape,
  vx: number,
  vy: number,
  most: number,
): boolean {
  for (let i = 0; i < edges.length; i += 2) {
    const j = i + 2 === edges.length ? 0 : i + 2;
    const nx = edges[j + 1] - edges[i + 1];
    const ny = edges[i] - edges[j];
    const slack = most * (Math.abs(nx) + Math.abs(ny));
    const [a0, a1] = project(moving, nx, ny);
    const [b0, b1] = project(still, nx, ny);
    const rate = vx * nx + vy * ny;
    // After k mm the shapes overlap on this axis if b0 < a1 + k * rate and a0 + k * rate < b1.
    const ahead = b0 - a1 - slack;
    const behind = b1 - a0 + slack;
    if (rate > 0) {
      span.from = Math.max(span.from, ahead / rate);
      span.to = Math.min(span.to, behind / rate);
    } else if (rate < 0) {
      span.from = Math.max(span.from, behind / rate);
      span.to = Math.min(span.to, ahead / rate);
    } else if (ahead > 0 || behind < 0) return false;
    if (span.from > span.to) return false;
  }
  return true;
}

function project(shape: Shape, nx: number, ny: number): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < shape.length; k += 2) {
    const p = shape[k] * nx + shape[k + 1] * ny;
    if (p < low) low = p;
    if (p > high) high = p;
  }
  return [low, high];
}

/** Returns the squared distance from a point to an edge, in squared tenths of a mm. */
function toEdge(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax;
  const ey = by - ay;
  const qx = px - ax;
  const qy = py - ay;
  const dot = qx * ex + qy * ey;
  if (dot <= 0) return qx * qx + qy * qy;
  const length2 = ex * ex + ey * ey;
  if (dot >= length2) return (px - bx) * (px - bx) + (py - by) * (py - by);
  const cross = qx * ey - qy * ex;
  return (cross * cross) / length2;
}

function leastToEdges(corners: Shape, edges: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) {
    for (let k = 0; k < edges.length; k += 2) {
      const m = k + 2 === edges.length ? 0 : k + 2;
      const d = toEdge(corners[i], corners[i + 1], edges[k], edges[k + 1], edges[m], edges[m + 1]);
      if (d < least) least = d;
    }
  }
  return least;
}

/** Returns the squared distance between shapes, in squared tenths of a mm; 0 if they overlap. */
export function dist2(a: Shape, b: Shape): number {
  if (a.length > 2 && b.length > 2 && overlap(a, b)) return 0;
  return Math.min(leastToEdges(a, b), leastToEdges(b, a));
}

/** Whether two shapes are at most `mm` apart. */
export const within = (a: Shape, b: Shape, mm: number): boolean => dist2(a, b) <= mm * mm * TENTHS * TENTHS;

/** Returns the gap in whole mm, rounded down. Not for use in rules. */
export function gap(a: Shape, b: Shape): number {
  const d2 = dist2(a, b);
  let mm = 0;
  let step = 4096;
  while (step >= 1) {
    if ((mm + step) * (mm + step) * TENTHS * TENTHS <= d2) mm += step;
    step /= 2;
  }
  return mm;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether a segment (in mm) crosses or touches a convex shape. The result is exact, because otherwise a line parallel
 * to the segment or to an edge separates them.
 */
export function crosses(a: Dot, b: Dot, shape: Shape): boolean {
  const ax = TENTHS * a.x;
  const ay = TENTHS * a.y;
  const bx = TENTHS * b.x;
  const by = TENTHS * b.y;
  if (parted(by - ay, ax - bx, ax, ay, bx, by, shape)) return false;
  for (let i = 0; i < shape.length; i += 2) {
    const j = i + 2 === shape.length ? 0 : i + 2;
    if (parted(shape[j + 1] - shape[i + 1], shape[i] - shape[j], ax, ay, bx, by, shape)) return false;
  }
  return true;
}

/** Whether a line with normal (nx, ny) separates segment and shape. */
function parted(nx: number, ny: number, ax: number, ay: number, bx: number, by: number, shape: Shape): boolean {
  const p = ax * nx + ay * ny;
  const q = bx * nx + by * ny;
  const low = p < q ? p : q;
  const high = p < q ? q : p;
  let above = true;
  let below = true;
  for (let k = 0; k < shape.length; k += 2) {
    const r = shape[k] * nx + shape[k + 1] * ny;
    if (r <= high) above = false;
    if (r >= low) below = false;
  }
  return above || below;
}

export const sees = (a: Dot, b: Dot, blockers: readonly Shape[]): boolean => !blockers.some((shape) => crosses(a, b, shape));
