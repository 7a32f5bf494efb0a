import { canonical } from '../../src/boardgame/canonical.js';
import { TAKE_BACK, UNDO } from '../../src/boardgame/constants.js';
import type { ConditionalOrders, Dropped, OrderedMove, OrderProgress, OrderStep, SeenMove } from '../storage/orderStore.js';

export type EndedOrders = { readonly over: true } | { readonly dropped: Dropped['why'] };

export type NextOrder = { readonly due: OrderStep } | { readonly waits: true } | EndedOrders;

const isSame = (seen: SeenMove | undefined, { move, args }: OrderedMove): boolean =>
  seen?.move === move && (seen.args === undefined || canonical(seen.args) === canonical(args));

const hasCome = ({ after }: OrderStep, others: readonly SeenMove[]): boolean =>
  after === undefined || (after.length === others.length && after.every((expected, n) => isSame(others[n], expected)));

export const startOf = ({ at, progress }: ConditionalOrders): OrderProgress => progress ?? { to: at, done: 0, others: [] };

/**
 * Updates the progress of orders from the moves since the last check.
 * @param moves the moves from `progress.to` to `to`, as the seat sees them
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
    // A take-back by agreement drops the orders.
    if (seen.move === TAKE_BACK) return { dropped: 'otherwise' };
    if (seen.by !== me && seen.move === UNDO) {
      const taken = others.findLastIndex(({ by }) => by === seen.by);
      // The move is older than the orders, so their starting position no longer exists.
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

export function nextOf({ steps }: Pick<ConditionalOrders, 'steps'>, { done, others }: OrderProgress, isAsked: boolean): NextOrder {
  const next = steps.at(done);
  if (!next) return { over: true };
  if (!isAsked) return { waits: true };
  return hasCome(next, others) ? { due: next } : { dropped: 'otherwise' };
}
