/** A box about its middle: half its width and half its height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const overlapping = (a: Box, b: Box): number => Math.max(0, a.w + b.w - Math.abs(a.x - b.x)) * Math.max(0, a.h + b.h - Math.abs(a.y - b.y));

/** Spots around a body in order of liking: below, above, beside, aslant, then the same farther off. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.9],
  [-0.8, 0.9],
  [0.8, -0.9],
  [-0.8, -0.9],
];
const FARTHER = [1, 1.7];
const LIKING = 3;
const GAP = 2;

/** Middles for labels of so many bodies, one after the other, so that they cover neither other bodies nor one another as far as can be. */
export function spread(bodies: readonly Box[], sizes: readonly Pick<Box, 'w' | 'h'>[]): Box[] {
  const placed: Box[] = [];
  for (const [index, body] of bodies.entries()) {
    const size = sizes[index];
    let best: Box = { x: body.x, y: body.y + body.h + size.h + GAP, ...size };
    let least = Number.POSITIVE_INFINITY;
    for (const [i, far] of FARTHER.entries()) {
      for (const [n, [ax, ay]] of AROUND.entries()) {
        const box = { x: body.x + ax * far * (body.w + size.w + GAP), y: body.y + ay * far * (body.h + size.h + GAP), ...size };
        let cost = (i * AROUND.length + n) * LIKING;
        for (const [other, taken] of bodies.entries()) if (other !== index) cost += overlapping(box, taken);
        for (const taken of placed) cost += overlapping(box, taken) * 2;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    placed.push(best);
  }
  return placed;
}
