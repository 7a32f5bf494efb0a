export type Point = readonly [x: number, y: number];

const round = (n: number) => Math.round(n * 10) / 10;

export function polyline(points: readonly Point[], closed = false): string {
  const body = points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  return closed ? `${body}Z` : body;
}

/**
 * Returns a smooth path through all points (Catmull-Rom splines).
 * @param tension 0 is round, 1 is straight
 */
export function flowing(points: readonly Point[], closed = false, tension = 0.35): string {
  if (points.length < 3) return polyline(points, closed);
  const count = points.length;
  const at = (i: number) => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]);
  const pull = (1 - tension) / 6;
  let path = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const c2: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    path += `C${[...c1, ...c2, ...to].map(round).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

const PIECE = 60;
const NUMBER = /-?[\d.]+/g;

/** Splits a path into pieces with round caps. Browsers repaint long paths as a whole, but skip pieces out of view. */
export function inPieces(path: string): string[] {
  const end = (stroke: string) => stroke.match(NUMBER)?.slice(-2).join(' ');
  return path.split(/(?=M)/).flatMap((line) => {
    const drawn = line.match(/[MLC][^MLCZ]*/g) ?? [];
    const strokes = line.endsWith('Z') ? [...drawn, `L${end(drawn[0] ?? '')}`] : drawn;
    return Array.from({ length: Math.ceil((strokes.length - 1) / PIECE) }, (_, i) => {
      const first = i * PIECE;
      return `M${end(strokes[first])}${strokes.slice(first + 1, first + 1 + PIECE).join('')}`;
    });
  });
}

/** Returns a generator of deterministic random numbers from 0 to 1. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a coastline with small deterministic notches.  @param reach depth of a notch, as a fraction of the segment's length */
export function weathered(points: readonly Point[], seed: number, reach = 0.1, finest = 9): Point[] {
  const next = scatter(seed);
  const split = (a: Point, b: Point): Point[] => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const offset = (next() - 0.5) * 2 * reach * length;
    if (length < finest) return [a];
    const middle: Point = [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * offset, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * offset];
    return [...split(a, middle), ...split(middle, b)];
  };
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) out.push(...split(points[i], points[i + 1]));
  out.push(points[points.length - 1]);
  return out;
}
