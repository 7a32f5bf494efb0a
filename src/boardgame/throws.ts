import type { Dice } from '../kit/dice.js';

/** One reproducible roll of a match. */
export interface Throw {
  readonly stream: 'setup' | 'play';
  /** Number in the stream, from 1. */
  readonly k: number;
  readonly sides: number;
  readonly value: number;
  /** The move that rolled it, from 1; 0 for the set-up. */
  readonly move: number;
}

/**
 * Dice that record every roll. `move` is called at each.
 * @param before rolls of the stream before the first
 */
export function written(dice: Dice, stream: Throw['stream'], move: () => number, throws: Throw[], before = 0): Dice {
  let k = before;
  return {
    die(sides) {
      const value = dice.die(sides);
      k += 1;
      throws.push({ stream, k, sides, value, move: move() });
      return value;
    },
  };
}
