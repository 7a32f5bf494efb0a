import { type Stress, stressing } from './explain.js';
import type { Player } from './levels.js';
import type { Choice, PlayerID } from './rules.js';

/** How many times as much each of a game's reasons and figures counts as with the captain; those left out as much. */
export type Stresses<Key extends string> = { readonly [key in Key]?: number };

/** Weights of a data file. A key that is no reason or figure of the game does not compile. */
export const stressesOf =
  <Key extends string>() =>
  <T extends Stresses<Key>>(weights: T & { readonly [key in Exclude<keyof T, Key>]: never }): Stresses<Key> =>
    weights;

/** What counts more or less with an admiral than with the captain, for the side that a player has. */
export type Opinions<G> = (view: G, playerID: PlayerID) => Stress;

/** Thinks as the captain does, of the same things, and has found by playing against him what they are worth. */
export const admiralOf =
  <G, M extends Choice>(captain: Player<G, M>, opinions: Opinions<G>): Player<G, M> =>
  (view, playerID, dice) =>
    stressing(opinions(view, playerID), () => captain(view, playerID, dice));
