import type { Point, Polygon } from '../../../state.js';
import type { Size2 } from './pieces.js';

/** The part of a convex polygon within `depth` of the north or south edge, as the reach of its x; null if there is none. */
function reach(poly: Polygon, table: Size2, edge: 'N' | 'S', depth: number): readonly [number, number] | null {
  const inward = ([, y]: Point): number => (edge === 'S' ? y : table.h - y);
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  const count = (x: number) => {
    west = Math.min(west, x);
    east = Math.max(east, x);
  };
  poly.forEach((a, i) => {
    const b = poly[(i + 1) % poly.length];
    if (inward(a) < depth) count(a[0]);
    if (inward(a) < depth === inward(b) < depth) return;
    count(a[0] + ((b[0] - a[0]) * (depth - inward(a))) / (inward(b) - inward(a)));
  });
  return west < east ? [west, east] : null;
}

/** Width of a deployment band that no land reaches into, in mm [2.4, 2.8]. */
export function freeWidth(table: Size2, edge: 'N' | 'S', depth: number, margin: number, land: readonly Polygon[]): number {
  const taken = land
    .map((poly) => reach(poly, table, edge, depth))
    .filter((span) => span !== null)
    .sort(([a], [b]) => a - b);
  let free = 0;
  let from = margin;
  for (const [west, east] of taken) {
    free += Math.max(0, Math.min(west, table.w - margin) - from);
    from = Math.max(from, east);
  }
  return free + Math.max(0, table.w - margin - from);
}
