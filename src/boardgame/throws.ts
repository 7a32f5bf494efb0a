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

/** Most dice that a file may roll in each stream: the longest matches roll some thousands. */
const MOST_DICE = 200_000;

/** Most sides of a die in any game. */
const MOST_SIDES = 10_000;

/** Dice that throw a RangeError for what no match rolls, so that rules in an impossible state end: `seededDice` loops on `NaN` sides. */
export function bounded(dice: Dice): Dice {
  let rolled = 0;
  return {
    die(sides) {
      rolled += 1;
      if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) throw new RangeError('no such die');
      if (rolled > MOST_DICE) throw new RangeError('too many dice');
      return dice.die(sides);
    },
  };
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
