import { movesOf } from '../../../src/boardgame/game.js';
import { randomSeed } from '../../../src/kit/dice.js';
import type { Choice } from '../../../src/kit/rules.js';
import { forget, read, write } from '../../app/storage.js';
import type { By } from './lesson.js';
import { begin, due, isMeant, type LessonProgress, type PreparedLesson, play } from './progress.js';

interface Kept {
  readonly seed: string;
  readonly moves: readonly By[];
}

const keyOf = (slug: string) => `weathergage.lesson.${slug}`;

const isMove = (value: unknown): value is By =>
  typeof value === 'object' && value !== null && 'by' in value && 'move' in value && 'args' in value && Array.isArray(value.args);

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('seed' in value) || !('moves' in value)) return false;
  return typeof value.seed === 'string' && Array.isArray(value.moves) && value.moves.every(isMove);
}

const isDue = (next: By | undefined, { by, move, args }: By) =>
  next?.by === by && next.move === move && JSON.stringify(next.args) === JSON.stringify(args);

/** Replays stored moves. Throws if lesson or rules have changed. */
function again(course: PreparedLesson, moves: readonly By[]): LessonProgress {
  let at = begin(course);
  for (const made of moves) {
    if (!isDue(due(course, at), made) && !isMeant(course, at, [made as Choice])) throw new Error('the lesson has changed');
    at = play(course, at, made);
  }
  return at;
}

/** A lesson at its stored step, or at the start if there is none or the lesson has changed. */
export function resume(course: Omit<PreparedLesson, 'seed'>): { readonly course: PreparedLesson; readonly at: LessonProgress } {
  const kept = read(keyOf(course.lesson.slug));
  if (isKept(kept)) {
    const same = { ...course, seed: kept.seed };
    try {
      return { course: same, at: again(same, kept.moves) };
    } catch {
      // Start again.
    }
  }
  const fresh = { ...course, seed: randomSeed() };
  return { course: fresh, at: begin(fresh) };
}

/** Stores the progress of a lesson that has started. */
export function keep({ lesson, seed }: PreparedLesson, { log }: LessonProgress): void {
  const moves = movesOf(log).map(({ playerID, move, args }): By => ({ by: playerID, move, args: args ?? [] }));
  if (moves.length) write(keyOf(lesson.slug), { seed, moves } satisfies Kept);
  else forget(keyOf(lesson.slug));
}
