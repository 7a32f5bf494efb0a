import type { Side } from '../../ids.js';
import type { Order, OrderMove, WarWithSpain } from '../../state.js';

// The book of a side's orders in the Joint Activation Phase; what was taken back stays in it, struck out.

const isSame = (order: Order, move: OrderMove, args: readonly (string | boolean)[]): boolean =>
  order.move === move && order.args.length === args.length && order.args.every((arg, at) => arg === args[at]);

/** Writes an order down; the same one, struck out before, gives place to it. */
export function writeOrder(G: WarWithSpain, side: Side, order: Order): void {
  G.orders[side] = [...G.orders[side].filter((old) => !(old.cancelled && isSame(old, order.move, order.args))), order];
}

/** Says of orders of a kind whether they are struck out. They may be given again, but are not offered: who plays by the offers comes to an end. */
export function struckOut(view: WarWithSpain, side: Side, move: OrderMove): (...args: (string | boolean)[]) => boolean {
  const struck = new Set<string>();
  for (const order of view.orders[side]) if (order.cancelled && order.move === move) struck.add(order.args.join());
  return (...args) => struck.size > 0 && struck.has(args.join());
}
