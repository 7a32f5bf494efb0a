import type { Dice } from '../kit/dice.js';

export interface RecordedRoll {
  readonly stream: 'setup' | 'play';
  /** Number of the roll in its stream, from 1. */
  readonly k: number;
  readonly sides: number;
  readonly value: number;
  /** Number of the move that made the roll, from 1; 0 for the set-up. */
  readonly move: number;
}

/** Maximum number of dice that a file may roll in each stream. The longest matches roll a few thousand. */
const MOST_DICE = 200_000;

/** Maximum number of sides of a die in any game. */
const MOST_SIDES = 10_000;

/**
 * Returns dice that throw a RangeError for rolls that no match makes. Otherwise rules in an impossible state could hang: `seededDice` loops
 * on `NaN` sides.
 */
export function limitedDice(dice: Dice): Dice {
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

/**
 * Returns dice that add every roll to `throws`.
 * @param move returns the number of the current move
 * @param before number of earlier rolls of the stream
 */
export function recordingDice(dice: Dice, stream: RecordedRoll['stream'], move: () => number, throws: RecordedRoll[], before = 0): Dice {
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
