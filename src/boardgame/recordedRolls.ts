import type { Dice } from '../kit/dice.js';

export interface RecordedRoll {
  readonly stream: 'setup' | 'play';
  /** Number of the roll in its stream, starting at 1. */
  readonly k: number;
  readonly sides: number;
  readonly value: number;
  /** Number of the move that made the roll, starting at 1; 0 for the set-up. */
  readonly move: number;
}

/** Maximum number of rolls in each stream of a file. The longest matches make a few thousand. */
const MOST_DICE = 200_000;

const MOST_SIDES = 10_000;

/**
 * Returns dice that throw a RangeError for impossible rolls. Without it, rules in an impossible state could hang:
 * `seededDice` loops on `NaN` sides.
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
 * Returns dice that append every roll to `throws`.
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
