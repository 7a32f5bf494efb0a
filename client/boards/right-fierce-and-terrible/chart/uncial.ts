import type { Point } from '../../../kit/map/curves.js';

/**
 * A stroke of an uncial letter, drawn with strokes of a broad nib. Minims are 10 high; the baseline is at 0, and y
 * increases downwards. Between two points,
 * the nib covers a parallelogram.
 */
type Stroke = readonly Point[];
interface Letter {
  readonly advance: number;
  readonly strokes: readonly Stroke[];
}

const NIB = 1.9;
const SLANT = (28 * Math.PI) / 180;
const HALF: Point = [(Math.cos(SLANT) * NIB) / 2, (-Math.sin(SLANT) * NIB) / 2];

/** Returns an arc of an ellipse. Angles are in degrees clockwise from east. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(4, Math.round(Math.abs(to - from) / 12));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

const stem = (x: number, top = -10, foot = 0): Point[] => [
  [x - 1, top + 0.8],
  [x, top],
  [x, foot - 0.5],
  [x + 1.1, foot - 0.9],
];

const letters: { readonly [sign: string]: Letter } = {
  r: {
    advance: 8.4,
    strokes: [
      stem(1.6),
      [...arc(4.2, -7.4, 3, 2.6, 200, 450)],
      [
        [3.6, -4.9],
        [5.2, -3.6],
        [6.2, -0.6],
        [8, -0.3],
      ],
    ],
  },
  i: { advance: 4.2, strokes: [stem(1.8)] },
  g: {
    advance: 9.2,
    strokes: [
      arc(4.8, -5, 4, 5, -60, -300),
      [
        [6.9, -0.9],
        [8.2, -3.8],
        [8.2, 0.6],
        [6.8, 2.9],
        [4.6, 3.3],
      ],
      [
        [4.6, -4.4],
        [9.2, -4.6],
      ],
    ],
  },
  h: { advance: 9.6, strokes: [stem(1.6, -14), [[1.6, -6], ...arc(5, -5.6, 3.4, 4.2, 210, 360), [8.3, -2.4], [7.4, 0], [5.9, 1.6]]] },
  t: {
    advance: 8.4,
    strokes: [
      [
        [0.4, -8.6],
        [1.4, -9.9],
        [8, -9.9],
        [8.8, -10.6],
      ],
      [[4.6, -9.8], ...arc(5.6, -4.6, 2.9, 4.7, 195, 70)],
    ],
  },
  f: {
    advance: 7.2,
    strokes: [
      [
        [3.4, -9],
        [2.4, -6],
        [2.2, 3.6],
      ],
      [[1.8, -8], ...arc(4.9, -8.8, 2.7, 2.2, 190, 330)],
      [
        [0.6, -4.6],
        [6.4, -4.8],
      ],
    ],
  },
  e: {
    advance: 8.6,
    strokes: [
      arc(4.9, -5, 4.1, 5, -50, -310),
      [
        [1.2, -4.9],
        [7.4, -5.2],
      ],
    ],
  },
  c: { advance: 8, strokes: [arc(4.9, -5, 4.1, 5, -48, -310)] },
  b: { advance: 8.8, strokes: [stem(1.6, -14, -1), [[1.6, -1.2], ...arc(4.4, -4.2, 3.6, 4.2, 140, -130), [1.7, -6.6]]] },
  l: {
    advance: 5,
    strokes: [
      [
        [0.6, -13.2],
        [1.6, -14],
        [1.7, -2.4],
        [2.6, -0.3],
        [4.8, -0.6],
      ],
    ],
  },
  s: {
    advance: 7.2,
    strokes: [[[6.6, -8.6], ...arc(3.9, -7.6, 2.6, 2.3, -40, -180), [2.2, -5.9], [5.6, -4.2], ...arc(3.8, -2.5, 2.8, 2.5, -20, 160)]],
  },
  u: { advance: 9.4, strokes: [[[0.6, -9.2], [1.6, -10], ...arc(4.6, -4, 3, 4, 180, 40)], stem(7.2)] },
  y: {
    advance: 8.6,
    strokes: [
      [
        [0.4, -9.4],
        [1.6, -10],
        [4.8, -2.6],
      ],
      [
        [8.2, -10],
        [5, -2.6],
        [3.2, 2.8],
        [0.8, 3.4],
      ],
    ],
  },
  d: {
    advance: 9,
    strokes: [
      arc(4.7, -4.6, 3.9, 4.6, -140, 220),
      [
        [8.4, -5],
        [6.6, -9.6],
        [2.6, -12.4],
        [0.8, -12.6],
      ],
    ],
  },
  z: {
    advance: 7.8,
    strokes: [
      [
        [0.8, -9.4],
        [7, -9.8],
        [1, -0.4],
        [7.4, -0.5],
      ],
    ],
  },
  n: { advance: 9.4, strokes: [stem(1.6), [[1.6, -7], ...arc(4.8, -6.4, 3, 3.6, 210, 360), [7.8, -0.8], [9, -0.9]]] },
  w: {
    advance: 12.6,
    strokes: [
      [[0.6, -9.2], [1.6, -10], ...arc(3.8, -3.6, 2.4, 3.6, 180, 20)],
      [[6.2, -9.6], [6.2, -3.6], ...arc(8.6, -3.6, 2.4, 3.6, 180, 0), [11, -9.2], [10, -10]],
    ],
  },
  '&': {
    advance: 9.4,
    strokes: [
      [
        [8.2, -0.4],
        [2.8, -8.2],
        ...arc(4.4, -8.9, 1.9, 2.1, 160, 370),
        [2.2, -4.2],
        ...arc(3.7, -2.4, 2.7, 2.6, 230, 20),
        [7.6, -4.8],
        [8.8, -5.2],
      ],
    ],
  },
  ' ': { advance: 5.4, strokes: [] },
};

const n = (value: number) => Math.round(value * 100) / 100;

function parallelogram([ax, ay]: Point, [bx, by]: Point): string {
  const [hx, hy] = HALF;
  const corners: Point[] = [
    [ax - hx, ay - hy],
    [ax + hx, ay + hy],
    [bx + hx, by + hy],
    [bx - hx, by - hy],
  ];
  // All pieces have the same orientation, so that overlaps do not cancel.
  const turn = (bx - ax) * hy - (by - ay) * hx;
  const ordered = turn > 0 ? [...corners].reverse() : corners;
  return `M${ordered.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Returns a line of uncial text as a path that starts at 0, and its length. */
export function uncial(words: string): { readonly d: string; readonly length: number } {
  let d = '';
  let x = 0;
  for (const sign of words.toLowerCase()) {
    const letter = letters[sign] ?? letters[' '];
    for (const stroke of letter.strokes) {
      for (let i = 0; i + 1 < stroke.length; i++) {
        d += parallelogram([stroke[i][0] + x, stroke[i][1]], [stroke[i + 1][0] + x, stroke[i + 1][1]]);
      }
    }
    x += letter.advance;
  }
  return { d, length: x };
}
