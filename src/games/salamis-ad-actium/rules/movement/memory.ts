import type { Pose } from '../../geometry/shapes.js';
import type { Obstacle } from './obstacle.js';
import type { Event, Run } from './run.js';

/**
 * What has been found out about straight runs and turns of one ship, so that the many courses that begin alike are not sailed over and
 * over: the answers are those of the plain search. Good for one ship in one position.
 */
export interface Memory {
  /** First events of runs that begin alike, and how far each was looked ahead. */
  readonly runs: Map<number | string, { readonly mm: number; readonly event: Event | undefined }>;
  /** What a base could touch in turning, by where it turns; and whether it does, by heading. */
  readonly around: Map<number, readonly Obstacle[]>;
  readonly blocked: Map<number, boolean>;
}

export const blankMemory = (): Memory => ({ runs: new Map(), around: new Map(), blocked: new Map() });

/** Waters in which something may be remembered. */
export interface Remembered {
  readonly memory?: Memory;
}

/** Places and headings by number: no table is so large that a ship leaves these bounds, in mm. */
const BEYOND = 2048;
const WIDTH = 16384;
const HEADINGS = 360;
const placeKey = ({ x, y }: Pose): number => (x + BEYOND) * WIDTH + y + BEYOND;
const poseKey = (pose: Pose): number => placeKey(pose) * HEADINGS + pose.h;

/** A run from its beginning, that keeps from nobody and has sounded nothing, is known by where it begins and its way; any other in full. */
function keyOf({ from, way, keep, start, sounded }: Run, booms: number): number | string {
  const key = way * poseKey(from);
  return start === 1 && !keep && !booms && !sounded.size ? key : `${key},${keep},${start},${booms},${[...sounded].join()}`;
}

/** The first event of a run; what is looked up is looked up as far as the ship could go on. */
export function recalled(
  run: Run,
  { memory, booms }: Remembered & { readonly booms: readonly Obstacle[] },
  reach: number,
  search: (run: Run) => Event | undefined,
): Event | undefined {
  if (!memory) return search(run);
  const key = keyOf(run, booms.length);
  let known = memory.runs.get(key);
  if (!known || known.mm < run.mm) {
    const mm = Math.max(run.mm, reach);
    known = { mm, event: search({ ...run, mm }) };
    memory.runs.set(key, known);
  }
  return known.event && known.event.k <= run.mm ? known.event : undefined;
}

/** The value for a key, found once. */
function once<T>(known: Map<number, T> | undefined, key: number, find: () => T): T {
  const before = known?.get(key);
  if (before !== undefined) return before;
  const found = find();
  known?.set(key, found);
  return found;
}

/** Whatever lies around the place at which a base turns. */
export const remembered = ({ memory }: Remembered, place: Pose, around: () => readonly Obstacle[]): readonly Obstacle[] =>
  once(memory?.around, placeKey(place), around);

/** Whether a base is stopped on a heading by any of these. */
export const isBlocked = (
  { memory }: Remembered,
  place: Pose,
  around: readonly Obstacle[],
  touches: (obstacle: Obstacle) => boolean,
): boolean => once(memory?.blocked, poseKey(place), () => around.some(touches));
