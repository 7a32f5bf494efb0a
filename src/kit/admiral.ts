import { type Stress, stressing } from './explain.js';
import type { Player } from './levels.js';
import type { Choice, PlayerID } from './rules.js';

/** Factors for the normal bot's reasons and figures. Missing keys mean 1. */
export type Stresses<Key extends string> = { readonly [key in Key]?: number };

/** Types the weights in a data file. Unknown keys do not compile. */
export const stressesOf =
  <Key extends string>() =>
  <T extends Stresses<Key>>(weights: T & { readonly [key in Exclude<keyof T, Key>]: never }): Stresses<Key> =>
    weights;

/** Returns the hard bot's factors for a player. */
export type Opinions<G> = (view: G, playerID: PlayerID) => Stress;

/** Makes the hard bot: the normal bot with weights tuned in matches against it. */
export const admiralOf =
  <G, M extends Choice>(captain: Player<G, M>, opinions: Opinions<G>): Player<G, M> =>
  (view, playerID, dice) =>
    stressing(opinions(view, playerID), () => captain(view, playerID, dice));
