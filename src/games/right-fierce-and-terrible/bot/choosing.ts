import { comparing } from '../../../kit/explain.js';
import type { SluysMove } from '../sequence.js';
import { term, weighed } from './explain.js';

type Name = SluysMove['move'];
export type ChoiceOf<N extends Name> = SluysMove & { readonly move: N };

export const only = <N extends Name>(choices: readonly SluysMove[], move: N): ChoiceOf<N>[] =>
  choices.filter((choice): choice is ChoiceOf<N> => choice.move === move);

export const done: SluysMove = { move: 'endSegment', args: [] };

/** Returns the most valuable choice; undefined if none is worth more than `least`, the value of choosing nothing. */
export function best<C extends SluysMove>(choices: readonly C[], worth: (choice: C) => number, least?: number): C | undefined {
  return comparing(() => {
    let top: C | undefined;
    let most = Number.NEGATIVE_INFINITY;
    if (least !== undefined)
      most = weighed(
        () => done,
        () => term('leftAlone', least),
      );
    for (const choice of choices) {
      const value = weighed(
        () => choice,
        () => worth(choice),
      );
      if (value > most) {
        most = value;
        top = choice;
      }
    }
    return top;
  });
}
