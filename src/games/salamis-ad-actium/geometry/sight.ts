import { type Shape, TENTHS } from './shapes.js';

interface Dot {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether the segment between two points (in mm) meets a convex shape; touching an edge counts. A line that parts the two runs along the
 * segment or along an edge of the shape, so that sums of two products decide, exactly.
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

/** Whether a line across the direction (nx, ny) lies between segment and shape. */
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

/** Whether nothing stands between two points. */
export const sees = (a: Dot, b: Dot, blockers: readonly Shape[]): boolean => !blockers.some((shape) => crosses(a, b, shape));
