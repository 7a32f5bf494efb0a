import type { Pose } from '../../geometry/shapes.js';
import type { Obstacle } from './obstacle.js';
import type { Event, Run } from './run.js';

/**
 * What has been found out about straight runs and turns of one ship, so that the many courses that begin alike are not sailed over and
 * over: the answers are those of the plain search. Good for one ship in one position.
 */
export interface Memory {
  /** First events of runs that begin alike, and how far each was looked ahead. */
  readonly runs: Map<string, { readonly mm: number; readonly event: Event | undefined }>;
  /** What a base could touch in turning, by where it turns; and whether it does, by heading. */
  readonly around: Map<string, readonly Obstacle[]>;
  readonly blocked: Map<string, boolean>;
}

export const blankMemory = (): Memory => ({ runs: new Map(), around: new Map(), blocked: new Map() });

/** Waters in which something may be remembered. */
interface Remembered {
  readonly memory?: Memory;
}

const keyOf = ({ from: { x, y, h }, way, keep, start, sounded }: Run, booms: number): string =>
  `${x},${y},${h},${way},${keep},${start},${booms}${sounded.size ? [...sounded].join() : ''}`;

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
function once<T>(known: Map<string, T> | undefined, key: string, find: () => T): T {
  const before = known?.get(key);
  if (before !== undefined) return before;
  const found = find();
  known?.set(key, found);
  return found;
}

/** Whether a base is stopped on a heading, by whatever lies around the place at which it turns. */
export function isBlocked(
  { memory }: Remembered,
  { x, y, h }: Pose,
  around: () => readonly Obstacle[],
  touches: (obstacle: Obstacle) => boolean,
): boolean {
  const at = `${x},${y}`;
  return once(memory?.blocked, `${at},${h}`, () => once(memory?.around, at, around).some(touches));
}
