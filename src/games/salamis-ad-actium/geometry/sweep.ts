import { cs, SCALE, sn } from './angles.js';
import { type Box, box, type Shape, TENTHS } from './shapes.js';

/** Roundings of a base on its way stay within so many tenths of a mm. */
const SLACK = 20;

/** From the first to the last mm of a run at which two shapes may overlap. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a straight run of `mm` (0 and `mm` included) in which `moving` may meet `still`, a little more rather than less; nothing if
 * it cannot. With a margin (mm) also where it comes so near. The exact answer is found mm by mm within it.
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

/** Cuts the span down to what the normals of one shape's edges allow. @returns whether anything is left */
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
    // They overlap on this axis while b0 < a1 + k rate and a0 + k rate < b1.
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
