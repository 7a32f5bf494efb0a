import type { Dice } from '../kit/dice.js';

/** One throw of a match, as anybody can work it out again. */
export interface Throw {
  readonly stream: 'setup' | 'play';
  /** Its number in the stream, from 1. */
  readonly k: number;
  readonly sides: number;
  readonly value: number;
  /** The move that threw it, from 1; 0 for the set-up. */
  readonly move: number;
}

/** Dice that write down every throw. `move` is asked at each. @param before throws of the stream before the first */
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
