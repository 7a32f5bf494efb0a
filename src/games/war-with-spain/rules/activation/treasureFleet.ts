import type { Side } from '../../ids.js';
import type { Order, OrderMove, WarWithSpain } from '../../state.js';

// Orders of the Joint Activation Phase. Cancelled orders stay in the list.

const isSame = (order: Order, move: OrderMove, args: readonly (string | boolean)[]): boolean =>
  order.move === move && order.args.length === args.length && order.args.every((arg, at) => arg === args[at]);

/** Adds an order, replacing the same order if that was cancelled. */
export function writeOrder(G: WarWithSpain, side: Side, order: Order): void {
  G.orders[side] = [...G.orders[side].filter((old) => !(old.cancelled && isSame(old, order.move, order.args))), order];
}

/** Returns a predicate for cancelled orders. The rules allow these again, but choices omit them, so that random play ends. */
export function struckOut(view: WarWithSpain, side: Side, move: OrderMove): (...args: (string | boolean)[]) => boolean {
  const struck = new Set<string>();
  for (const order of view.orders[side]) if (order.cancelled && order.move === move) struck.add(order.args.join());
  return (...args) => struck.size > 0 && struck.has(args.join());
}
