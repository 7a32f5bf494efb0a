import type { Dice } from './dice.js';

/** Draws one of these things, all of them equally likely; there must be one. */
export const drawOne = <T>(things: readonly T[], dice: Dice): T =>
  // A die of as many sides as there are things; one of them may be undefined itself.
  things[dice.die(things.length) - 1] as T;

/** The same things shuffled: all orders are equally likely. */
export function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const at = dice.die(last + 1) - 1;
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
}
