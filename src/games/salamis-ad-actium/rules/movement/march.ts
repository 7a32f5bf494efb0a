import { ahead, type Box, gap, meeting, overlap, type Pose, rect, type Shape } from '../../geometry/shapes.js';
import { type Obstacle, recalled, type Waters } from './memory.js';
import type { Event, Run } from './run.js';

// Finds the first event of a straight run [4m]. Sweeps the base over the whole run, then searches mm by mm near
// obstacles, with the same result as testing every mm.

const placeAt = ({ from, dir = from.h, way }: Run, k: number): Pose => {
  const [x, y] = ahead(from.x, from.y, dir, way * k);
  return { x, y, h: from.h };
};
const baseAt = (run: Run, k: number): Shape => rect(placeAt(run, k), run.size);

/**
 * Returns the first mm below `before` at which `holds` is true, otherwise infinity. Tests only where the base may meet
 * `still`.
 */
function firstMeeting(
  run: Run,
  base: Shape,
  still: Shape,
  margin: number,
  before: number,
  holds: (base: Shape) => boolean,
  bounds?: Box,
): number {
  const course = run.dir ?? run.from.h;
  const span = meeting(base, run.way === 1 ? course : course + 180, Math.min(run.mm, before - 1), still, margin, bounds);
  if (!span) return Number.POSITIVE_INFINITY;
  for (let k = Math.max(run.start, span.from); k <= span.to; k++) if (holds(baseAt(run, k))) return k;
  return Number.POSITIVE_INFINITY;
}

function firstOf(run: Run, base: Shape, things: readonly Obstacle[], before: number): { k: number; id: string } | undefined {
  let found: { k: number; id: string } | undefined;
  for (const { id, shape, bounds } of things) {
    const k = firstMeeting(run, base, shape, 0, found ? found.k : before, (at) => overlap(at, shape), bounds);
    if (k < (found ? found.k : before)) found = { k, id };
  }
  return found;
}

/** Returns the first mm at which the base is closer to an enemy than `keep`, otherwise infinity. */
function firstTooNear(run: Run, waters: Waters): number {
  const enemies = waters.ships.filter(({ enemy }) => enemy);
  for (let k = run.start; k <= run.mm; ) {
    const base = baseAt(run, k);
    const clear = enemies.reduce((least, { shape }) => Math.min(least, gap(base, shape)), Number.POSITIVE_INFINITY);
    if (clear < run.keep) return k;
    // Each mm brings a base at most 1 mm nearer. Rounding needs a reserve of 2 mm.
    k += Math.max(1, clear === Number.POSITIVE_INFINITY ? run.mm : clear - run.keep - 2);
  }
  return Number.POSITIVE_INFINITY;
}

function firstOutside(run: Run, { width, height }: Waters): number {
  const out = (k: number): boolean => {
    const { x, y } = placeAt(run, k);
    return x < 0 || y < 0 || x > width || y > height;
  };
  if (!out(run.mm)) return Number.POSITIVE_INFINITY;
  let k = run.start;
  while (!out(k)) k += 1;
  return k;
}

/** Returns the first event of a run; of several at the same mm, the first in the order of the rules. May search `reach` mm ahead. */
export const firstEvent = (run: Run, waters: Waters, reach: number = run.mm): Event | undefined =>
  recalled(run, waters, reach, (longer) => search(longer, waters));

function search(run: Run, waters: Waters): Event | undefined {
  if (run.start > run.mm) return undefined;
  const base = rect(run.from, run.size);
  let event: Event | undefined;
  let before = run.mm + 1;
  const take = (next: Event): void => {
    if (next.k < before) {
      event = next;
      before = next.k;
    }
  };
  if (run.keep) take({ kind: 'approach', k: firstTooNear(run, waters) });
  const land = firstOf(run, base, waters.land, before);
  if (land) take({ kind: 'land', ...land });
  const boom = firstOf(run, base, waters.booms, before);
  if (boom) take({ kind: 'boom', ...boom });
  const other = firstOf(run, base, waters.ships, before);
  if (other) take({ kind: 'ship', ...other });
  for (const { id, depth, shape, reach, covers } of waters.shoals) {
    if (run.draught < depth || run.sounded.has(id)) continue;
    take({ kind: 'shoal', id, k: firstMeeting(run, base, shape, reach, before, covers) });
  }
  take({ kind: 'left', k: firstOutside(run, waters) });
  return event;
}
