import { movesOf } from '../../../src/boardgame/game.js';
import { randomSeed } from '../../../src/kit/dice.js';
import type { Choice } from '../../../src/kit/rules.js';
import { forget, read, write } from '../../app/storage.js';
import type { By } from '../../kit/lesson/lesson.js';
import { begin, due, isExpected, type LessonProgress, type PreparedLesson, play } from './progress.js';

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

/** Replays stored moves. Throws if the lesson or the rules have changed. */
function replayMoves(prepared: PreparedLesson, moves: readonly By[]): LessonProgress {
  let at = begin(prepared);
  for (const made of moves) {
    if (!isDue(due(prepared, at), made) && !isExpected(prepared, at, [made as Choice])) throw new Error('the lesson has changed');
    at = play(prepared, at, made);
  }
  return at;
}

/** Returns a lesson at its stored step, or at the start if no step is stored or the lesson has changed. */
export function resume(prepared: Omit<PreparedLesson, 'seed'>): { readonly prepared: PreparedLesson; readonly at: LessonProgress } {
  const kept = read(keyOf(prepared.lesson.slug));
  if (isKept(kept)) {
    const same = { ...prepared, seed: kept.seed };
    try {
      return { prepared: same, at: replayMoves(same, kept.moves) };
    } catch {
      // The stored moves no longer fit: start the lesson again.
    }
  }
  const fresh = { ...prepared, seed: randomSeed() };
  return { prepared: fresh, at: begin(fresh) };
}

/** Stores the progress of a lesson once it has started. */
export function keep({ lesson, seed }: PreparedLesson, { log }: LessonProgress): void {
  const moves = movesOf(log).map(({ playerID, move, args }): By => ({ by: playerID, move, args: args ?? [] }));
  if (moves.length) write(keyOf(lesson.slug), { seed, moves } satisfies Kept);
  else forget(keyOf(lesson.slug));
}
