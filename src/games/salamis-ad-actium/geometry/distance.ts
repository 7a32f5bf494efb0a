import { overlap } from './overlap.js';
import { type Shape, TENTHS } from './shapes.js';

/** Squared distance from a point to the nearest point of an edge, in tenths of a mm squared. */
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

/** Squared distance between two convex shapes in tenths of a mm squared; 0 if they overlap. */
export function dist2(a: Shape, b: Shape): number {
  if (a.length > 2 && b.length > 2 && overlap(a, b)) return 0;
  return Math.min(leastToEdges(a, b), leastToEdges(b, a));
}

/** Whether the gap between two shapes is at most so many mm. */
export const within = (a: Shape, b: Shape, mm: number): boolean => dist2(a, b) <= mm * mm * TENTHS * TENTHS;

/** The gap in whole mm, rounded down: for messages and boards, never for a rule. */
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
