import type { Dice } from './dice.js';

/** Dice with preset results. */
export interface Scripted extends Dice {
  readonly left: number;
}

/**
 * Makes dice with preset results.
 * @param values results in order
 * @param used how many of them are already used
 * @throws Error from `die` at the end of the list, or if a result exceeds `sides`
 */
export function scripted(values: readonly number[], used = 0): Scripted {
  let next = used;
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
