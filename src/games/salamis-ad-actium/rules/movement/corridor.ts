import { ahead, heading } from '../../geometry/angles.js';
import { type Box, type Pose, type Size, TENTHS } from '../../geometry/shapes.js';
import type { Leg } from './order.js';

/** What a course may come near, judged in a moment and without a walk: a little more rather than less. */

/** A circle about something that lies on the table, in mm. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Half of what is never shorter than the diagonal of a rectangle: no machine's square root decides here. */
const halfDiagonal = (a: number, b: number): number => (Math.max(a, b) + 0.42 * Math.min(a, b)) / 2;

/** The circle about a base, wherever it heads. */
export const roundOf = ({ x, y }: Pose, [length, width]: Size): Round => ({ x, y, r: halfDiagonal(length, width) });

/** The circle about a box. */
export const roundAbout = ([w, s, e, n]: Box): Round => ({
  x: (w + e) / 2 / TENTHS,
  y: (s + n) / 2 / TENTHS,
  r: halfDiagonal(e - w, n - s) / TENTHS,
});

/** Roundings of a place on its way, in mm. */
const SLACK = 2;

/** Whether a ship could touch anything of these, wherever on its course it is stopped, after so many mm straight on. */
export function mayMeet(start: Pose, size: Size, steps: readonly Leg[], things: readonly Round[], straight = 0): boolean {
  let { x, y, h } = start;
  const mm = roundOf(start, size).r + SLACK;
  for (const [kind, amount] of steps) {
    if (kind === 'T' || kind === 'P') {
      h = heading(h + amount);
      continue;
    }
    const way = kind === 'F' ? 1 : -1;
    const [toX, toY] = ahead(x, y, h, way * amount);
    const [fromX, fromY] = ahead(x, y, h, way * straight);
    if (amount >= straight) for (const thing of things) if (passes(fromX, fromY, toX, toY, thing, mm)) return true;
    x = toX;
    y = toY;
  }
  return false;
}

/** Whether the way from one point to another comes within so many mm of a circle. */
function passes(ax: number, ay: number, bx: number, by: number, { x, y, r }: Round, mm: number): boolean {
  const [ex, ey] = [bx - ax, by - ay];
  const [qx, qy] = [x - ax, y - ay];
  const length2 = ex * ex + ey * ey;
  const part = length2 ? Math.max(0, Math.min(1, (qx * ex + qy * ey) / length2)) : 0;
  const [dx, dy] = [qx - part * ex, qy - part * ey];
  return dx * dx + dy * dy <= (r + mm) * (r + mm);
}
