/** Headings and directions, in integers alone, so that every machine agrees on them. Degrees clockwise from north, multiples of 5. */

/** Sine times 10000 of 0, 5 … 90 degrees. */
const QUADRANT = [0, 872, 1736, 2588, 3420, 4226, 5000, 5736, 6428, 7071, 7660, 8192, 8660, 9063, 9397, 9659, 9848, 9962, 10000];

/** What sines are multiplied by. */
export const SCALE = 10000;
/** The step of headings, in degrees. */
export const STEP = 5;

/** The heading 0..355 that an angle comes to. */
export const heading = (degrees: number): number => ((degrees % 360) + 360) % 360;

const SINES: readonly number[] = Array.from({ length: 72 }, (_, i) => {
  const turn = i % 36;
  const sine = QUADRANT[turn <= 18 ? turn : 36 - turn];
  return i < 36 ? sine : sine && -sine;
});

/** Sine of a heading times 10000: how far east it points. */
export const sn = (h: number): number => (h >= 0 && h < 360 ? SINES[h / STEP] : SINES[heading(h) / STEP]);
/** Cosine of a heading times 10000: how far north it points. */
export const cs = (h: number): number => sn(h + 90);

/** Takes the scale off again, halves up. */
export const r4 = (n: number): number => Math.floor((n + SCALE / 2) / SCALE);

/** The smaller angle between two directions, 0..180. */
export function angDiff(a: number, b: number): number {
  const d = heading(a - b);
  return d > 180 ? 360 - d : d;
}

/** The place `mm` ahead of (x, y) on a heading; astern with a negative distance. */
export const ahead = (x: number, y: number, h: number, mm: number): [x: number, y: number] => [x + r4(mm * sn(h)), y + r4(mm * cs(h))];

const COSINES: readonly number[] = Array.from({ length: 72 }, (_, i) => SINES[(i + 18) % 72]);
/** Steps in a quarter of the circle. */
const QUARTER = 18;

/** The heading that points best along a vector; of two that are equally good the lower. */
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
