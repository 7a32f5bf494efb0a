import type { SluysMove } from '../sequence.js';

type Name = SluysMove['move'];
/** A choice of one kind of move. */
export type ChoiceOf<N extends Name> = SluysMove & { readonly move: N };

/** The choices of one kind of move. */
export const only = <N extends Name>(choices: readonly SluysMove[], move: N): ChoiceOf<N>[] =>
  choices.filter((choice): choice is ChoiceOf<N> => choice.move === move);

/** The choice worth most; nothing if there is none, or none worth more than `least`. */
export function best<T>(items: readonly T[], worth: (item: T) => number, least = Number.NEGATIVE_INFINITY): T | undefined {
  let top: T | undefined;
  let most = least;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      most = value;
      top = item;
    }
  }
  return top;
}
