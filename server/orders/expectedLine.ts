import { canonical } from '../../src/boardgame/canonical.js';
import { TAKE_BACK, UNDO } from '../../src/boardgame/constants.js';
import type { ConditionalOrders, Dropped, OrderedMove, OrderStep } from '../storage/orderStore.js';

/** A move of the log as a seat sees it. Arguments that it does not see are missing. */
export interface SeenMove {
  readonly by: string;
  readonly move: string;
  readonly args?: readonly unknown[];
}

/** How far a plan has come. `done` counts the steps that were carried out. */
export type ExpectedLine =
  | { readonly due: OrderStep; readonly done: number }
  | { readonly waits: true; readonly done: number }
  | { readonly over: true }
  | { readonly dropped: Dropped['why'] };

const isSame = (seen: SeenMove | undefined, { move, args }: OrderedMove): boolean =>
  seen?.move === move && (seen.args === undefined || canonical(seen.args) === canonical(args));

const hasCome = ({ after }: OrderStep, others: readonly SeenMove[]): boolean =>
  after === undefined || (after.length === others.length && after.every((told, n) => isSame(others[n], told)));

/** The moves that stand: without those that others took back. What the seat itself took back says that it wants something else. */
function standing(moves: readonly SeenMove[], me: string): SeenMove[] {
  const left: SeenMove[] = [];
  for (const seen of moves) {
    if (seen.move !== UNDO || seen.by === me) left.push(seen);
    else
      left.splice(
        left.findLastIndex(({ by }) => by === seen.by),
        1,
      );
  }
  return left;
}

/**
 * What becomes of a plan after the moves that were made since it was laid.
 * @param moves as the seat sees them, in order
 * @param isAsked the seat must decide now
 */
export function courseOf(
  { steps }: Pick<ConditionalOrders, 'steps'>,
  me: string,
  moves: readonly SeenMove[],
  isAsked: boolean,
): ExpectedLine {
  // What players have agreed to take back nobody expects.
  if (moves.some(({ move }) => move === TAKE_BACK)) return { dropped: 'otherwise' };
  let done = 0;
  let others: SeenMove[] = [];
  for (const seen of standing(moves, me)) {
    if (seen.by !== me) {
      others.push(seen);
      continue;
    }
    const step = steps.at(done);
    if (!step) return { over: true };
    if (!isSame(seen, step) || !hasCome(step, others)) return { dropped: 'own' };
    done += 1;
    others = [];
  }
  const next = steps.at(done);
  if (!next) return { over: true };
  if (!isAsked) return { waits: true, done };
  return hasCome(next, others) ? { due: next, done } : { dropped: 'otherwise' };
}
