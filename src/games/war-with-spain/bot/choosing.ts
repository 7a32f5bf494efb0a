import type { Action, MoveOf } from '../../../kit/action.js';
import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { term, weighed } from './explain.js';

type Args<A> = MoveOf<A> extends { readonly args: infer Sent extends readonly unknown[] } ? Sent : never;

const moveOf = <A extends Action<WarWithSpain>>({ name }: A, args: readonly unknown[]): MoveOf<A> =>
  // The cast is safe, because name and arguments come from the same action.
  ({ move: name, args }) as unknown as MoveOf<A>;

export const offers = <A extends Action<WarWithSpain>>(action: A, view: WarWithSpain, player: PlayerID): MoveOf<A>[] =>
  [...action.choices(view, player)].map((args) => moveOf(action, args));

export const tried = <A extends Action<WarWithSpain>>(
  action: A,
  view: WarWithSpain,
  player: PlayerID,
  args: Args<A>,
): MoveOf<A> | undefined => (action.fits(args) && !action.refuse(view, player, args) ? moveOf(action, args) : undefined);

/** Returns the first element with the highest score above `floor`. */
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

/** Returns the move with the highest score above `floor`. Records `instead` as an alternative with the score `floor`. */
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

/**
 * Returns the first move with the highest score, which may be negative because of costs.
 * @throws Error if there are no moves
 */
export function cheapestMove<M extends WarMove>(moves: Iterable<M>, score: (move: M) => number): M {
  const found = bestMove(moves, score, undefined, Number.NEGATIVE_INFINITY);
  if (found === undefined) throw new Error('nothing is offered');
  return found;
}

export function cheapestOf<T>(things: Iterable<T>, cost: (thing: T) => number): T {
  const found = bestOf(things, (thing) => -cost(thing), Number.NEGATIVE_INFINITY);
  if (found === undefined) throw new Error('nothing is offered');
  return found;
}
