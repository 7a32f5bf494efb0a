import type { Dice } from './dice.js';

/** Draws a random element of a non-empty list. */
export const drawOne = <T>(things: readonly T[], dice: Dice): T =>
  // A cast, because an element may itself be undefined.
  things[dice.die(things.length) - 1] as T;

/** Returns a shuffled copy (Fisher-Yates). */
export function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const at = dice.die(last + 1) - 1;
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
}
