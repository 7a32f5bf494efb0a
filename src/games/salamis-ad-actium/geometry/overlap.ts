import type { Shape } from './shapes.js';

/** Whether along one of the edges' normals of `a` the two shapes have a gap, or only touch. */
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

/** Whether two convex shapes have more in common than an edge or a corner. */
export const overlap = (a: Shape, b: Shape): boolean => !apart(a, b) && !apart(b, a);
