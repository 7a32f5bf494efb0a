import type { Dice } from './dice.js';

/** Dice with preset results. */
export interface Scripted extends Dice {
  /** Results not used yet. */
  readonly left: number;
}

/**
 * @param values results in order
 * @param thrown how many are used already
 * @throws Error from `die` at the end of the list, or if a result exceeds `sides`
 */
export function scripted(values: readonly number[], thrown = 0): Scripted {
  let next = thrown;
  return {
    get left() {
      return values.length - next;
    },
    die(sides) {
      const value = values[next];
      if (value === undefined) throw new Error(`the script has only ${values.length} dice; a d${sides} was rolled next`);
      next += 1;
      if (value > sides) throw new Error(`the script has a ${value} for a d${sides}`);
      return value;
    },
  };
}
