import type { Action } from '../../../kit/action.js';
import type { Choice, PlayerID } from '../../../kit/rules.js';
import type { WarWithSpain } from '../state.js';

/** Picks among what is offered, and tries what a captain has thought of himself. */

const named = (actions: readonly Action<WarWithSpain>[], move: string) => actions.find(({ name }) => name === move);

/** Everything that some actions offer, by the name of the move. */
export const offers = (actions: readonly Action<WarWithSpain>[], view: WarWithSpain, player: PlayerID, move: string): Choice[] => {
  const action = named(actions, move);
  return action ? [...action.choices(view, player)].map((args) => ({ move, args })) : [];
};

/** A move of the captain's own making, if it is allowed. */
export function tried(
  actions: readonly Action<WarWithSpain>[],
  view: WarWithSpain,
  player: PlayerID,
  move: string,
  args: readonly unknown[],
): Choice | undefined {
  const action = named(actions, move);
  return action?.fits(args) && !action.refuse(view, player, args) ? { move, args } : undefined;
}

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

/** The one of some things with the highest score, if that is above the floor; the first of equals. */
export function bestOf<T>(things: Iterable<T>, score: (thing: T) => number, floor = 0): T | undefined {
  let found: T | undefined;
  let high = floor;
  for (const thing of things) {
    const value = score(thing);
    if (value <= high) continue;
    high = value;
    found = thing;
  }
  return found;
}

/** The choice with the lowest cost; the first of equals. @throws Error where nothing is offered */
export function cheapest(choices: readonly Choice[], cost: (args: readonly unknown[]) => number): Choice {
  const found = best(choices, (args) => -cost(args), Number.NEGATIVE_INFINITY);
  if (!found) throw new Error('nothing is offered');
  return found;
}
