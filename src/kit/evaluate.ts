import type { PlayerID, Result, Rules } from './rules.js';
import { SEATS } from './seats.js';

/** Features of a position by name. Positive values favour seat "0", negative values seat "1"; about 1 is a large advantage. */
export type Features = { readonly [name: string]: number };

export interface Scales<G> {
  /** Returns features computed from visible information only. Names that start with {@link LEAN} describe the set-up. */
  features(view: G): Features;
  /** Returns the fraction of the match that is over, from 0 to 1. */
  gone(view: G): number;
}

/** Prefix of set-up features. Only their weights may be negative. */
export const LEAN = 'lean';

/** Weight of each feature at the start and at the end of a match, interpolated in between. Fitted by `npm run -s evaluate`. */
export type EvaluationWeights = { readonly [name: string]: { readonly early: number; readonly late: number } };

export const DRAWN = 0.5;

/** Returns the value of a finished match to a seat: 1, 0 or {@link DRAWN}, regardless of the margin. */
export const valueOfResult = ({ winner }: Result, playerID: PlayerID): number =>
  winner === undefined ? DRAWN : winner === playerID ? 1 : 0;

export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

export const logOdds = (chance: number): number => Math.log(chance / (1 - chance));

/**
 * Returns the win chance of seat "0".
 * @param gone the fraction of the match that is over, from 0 to 1
 */
export function winChanceFrom(features: Features, gone: number, weights: EvaluationWeights): number {
  let sum = 0;
  for (const [name, { early, late }] of Object.entries(weights)) sum += (features[name] ?? 0) * (early + (late - early) * gone);
  return chanceOf(sum);
}

/** Returns the difference as a fraction of the sum, from -1 to 1; 0 if both are 0. */
export const edge = (own: number, other: number): number => (own + other > 0 ? (own - other) / (own + other) : 0);

/** Returns a seat's win chance, from 0 to 1. The seats' chances add up to 1. After the match, returns the {@link valueOfResult}. */
export const evaluation =
  <G>({ result }: Pick<Rules<G>, 'result'>, { features, gone }: Scales<G>, weights: EvaluationWeights) =>
  (view: G, playerID: PlayerID): number => {
    const over = result(view);
    if (over) return valueOfResult(over, playerID);
    const first = winChanceFrom(features(view), gone(view), weights);
    return playerID === SEATS[0] ? first : 1 - first;
  };
