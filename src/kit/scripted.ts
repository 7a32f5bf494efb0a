import type { Dice } from './dice.js';

/** Dice that fall as a list says, one after another. */
export interface Scripted extends Dice {
  /** Dice not thrown yet. */
  readonly left: number;
}

/**
 * @param values the faces in the order in which they are asked for
 * @param thrown how many of them have fallen already
 * @throws Error from `die` when the list runs out, or a face is more than the die has
 */
export function scripted(values: readonly number[], thrown = 0): Scripted {
  let next = thrown;
  return {
    get left() {
      return values.length - next;
    },
    die(sides) {
      const value = values[next];
      if (value === undefined) throw new Error(`a die of ${sides} more than the ${values.length} of the script`);
      next += 1;
      if (value > sides) throw new Error(`the script has a ${value} for a die of ${sides}`);
      return value;
    },
  };
}
