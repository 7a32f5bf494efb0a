import { canonical } from '../../src/boardgame/canonical.js';
import { TAKE_BACK, UNDO } from '../../src/boardgame/constants.js';
import type { ConditionalOrders, Dropped, OrderedMove, OrderProgress, OrderStep, SeenMove } from '../storage/orderStore.js';

/** What has become of conditional orders: they are complete, or were dropped. */
export type EndedOrders = { readonly over: true } | { readonly dropped: Dropped['why'] };

/** What conditional orders do next. */
export type NextOrder = { readonly due: OrderStep } | { readonly waits: true } | EndedOrders;

const isSame = (seen: SeenMove | undefined, { move, args }: OrderedMove): boolean =>
  seen?.move === move && (seen.args === undefined || canonical(seen.args) === canonical(args));

const hasCome = ({ after }: OrderStep, others: readonly SeenMove[]): boolean =>
  after === undefined || (after.length === others.length && after.every((expected, n) => isSame(others[n], expected)));

/** The progress of orders that were just made. */
export const startOf = ({ at, progress }: ConditionalOrders): OrderProgress => progress ?? { to: at, done: 0, others: [] };

/**
 * Follows the moves made since the last look, so that no look reads the log from the start of the orders.
 * @param moves the moves from the state `progress.to` to the state `to`, as the seat sees them
 */
export function follow(
  { steps }: Pick<ConditionalOrders, 'steps'>,
  me: string,
  { done: before, others: pending }: OrderProgress,
  { moves, to }: { readonly moves: readonly SeenMove[]; readonly to: number },
): OrderProgress | EndedOrders {
  let done = before;
  let others = [...pending];
  for (const seen of moves) {
    // Nobody orders anything for a position that both have agreed to leave.
    if (seen.move === TAKE_BACK) return { dropped: 'otherwise' };
    if (seen.by !== me && seen.move === UNDO) {
      const taken = others.findLastIndex(({ by }) => by === seen.by);
      // The move was made before the orders: the position that they were made for is gone.
      if (taken < 0) return { dropped: 'otherwise' };
      others.splice(taken, 1);
    } else if (seen.by !== me) {
      others.push(seen);
    } else {
      const step = steps.at(done);
      if (!step) return { over: true };
      if (!isSame(seen, step) || !hasCome(step, others)) return { dropped: 'own' };
      done += 1;
      others = [];
    }
  }
  return done < steps.length ? { to, done, others } : { over: true };
}

/** @param isAsked the seat must decide now */
export function nextOf({ steps }: Pick<ConditionalOrders, 'steps'>, { done, others }: OrderProgress, isAsked: boolean): NextOrder {
  const next = steps.at(done);
  if (!next) return { over: true };
  if (!isAsked) return { waits: true };
  return hasCome(next, others) ? { due: next } : { dropped: 'otherwise' };
}
