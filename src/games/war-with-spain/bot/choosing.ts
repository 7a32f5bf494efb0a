import type { Action, MoveOf } from '../../../kit/action.js';
import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { term, weighed } from './explain.js';

/** Picks among what is offered, and tries what a captain has thought of himself. */

type Args<A> = MoveOf<A> extends { readonly args: infer Sent extends readonly unknown[] } ? Sent : never;

/** A move of an action: its name stands beside the arguments that belong to it. */
const moveOf = <A extends Action<WarWithSpain>>({ name }: A, args: readonly unknown[]): MoveOf<A> =>
  // What an action offers, and what fits it, has the shape that its own type names.
  ({ move: name, args }) as unknown as MoveOf<A>;

/** Everything that an action offers. */
export const offers = <A extends Action<WarWithSpain>>(action: A, view: WarWithSpain, player: PlayerID): MoveOf<A>[] =>
  [...action.choices(view, player)].map((args) => moveOf(action, args));

/** A move of the captain's own making, if it is allowed. */
export const tried = <A extends Action<WarWithSpain>>(
  action: A,
  view: WarWithSpain,
  player: PlayerID,
  args: Args<A>,
): MoveOf<A> | undefined => (action.fits(args) && !action.refuse(view, player, args) ? moveOf(action, args) : undefined);

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

/** The move with the highest score, if that is above the floor, which is then what it is worth to do something else instead. */
export const bestMove = <M extends WarMove>(moves: Iterable<M>, score: (move: M) => number, instead?: WarMove, floor = 0): M | undefined =>
  comparing(() => {
    if (instead)
      weighed(
        () => instead,
        () => term('leftAlone', floor),
      );
    return bestOf(
      moves,
      (move) =>
        weighed(
          () => move,
          () => score(move),
        ),
      floor,
    );
  });

/** The move that costs least; the first of equals. @throws Error where there is none */
export function cheapestMove<M extends WarMove>(moves: Iterable<M>, score: (move: M) => number): M {
  const found = bestMove(moves, score, undefined, Number.NEGATIVE_INFINITY);
  if (found === undefined) throw new Error('nothing is offered');
  return found;
}

/** The one of some things with the lowest cost; the first of equals. @throws Error where there is none */
export function cheapestOf<T>(things: Iterable<T>, cost: (thing: T) => number): T {
  const found = bestOf(things, (thing) => -cost(thing), Number.NEGATIVE_INFINITY);
  if (found === undefined) throw new Error('nothing is offered');
  return found;
}
