import type { Action } from '../../../kit/action.js';
import type { Choice, PlayerID } from '../../../kit/rules.js';
import type { WarWithSpain } from '../state.js';

/** Picks among what is offered. */

/** Everything that some actions offer, by the name of the move. */
export const offers = (actions: readonly Action<WarWithSpain>[], view: WarWithSpain, player: PlayerID, move: string): Choice[] => {
  const action = actions.find(({ name }) => name === move);
  return action ? [...action.choices(view, player)].map((args) => ({ move, args })) : [];
};

/** The choice with the highest score, if that is above the floor; the first of equals. */
export function best(choices: readonly Choice[], score: (args: readonly unknown[]) => number, floor = 0): Choice | undefined {
  let found: Choice | undefined;
  let high = floor;
  for (const choice of choices) {
    const value = score(choice.args);
    if (value <= high) continue;
    high = value;
    found = choice;
  }
  return found;
}
