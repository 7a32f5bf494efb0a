import type { Dice } from './dice.js';

/** Draws one of these things, each as likely as any other; there must be one. */
export const drawOne = <T>(things: readonly T[], dice: Dice): T => things[dice.die(things.length) - 1];

/** The same things in an order that is as likely as any other. */
export function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const at = dice.die(last + 1) - 1;
    [order[last], order[at]] = [order[at], order[last]];
  }
  return order;
}
