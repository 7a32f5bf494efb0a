import type { PlayerID, Result, Rules } from './rules.js';
import { SEATS } from './seats.js';

/** What speaks for whom in a position, by name: above 0 for seat "0", below 0 for seat "1", and about 1 where it is a great deal. */
export type Features = { readonly [name: string]: number };

/** What a game is weighed by. */
export interface Scales<G> {
  /** What a view shows, and nothing that it hides. Those whose name begins with {@link LEAN} are facts of the set-up that serve one side. */
  features(view: G): Features;
  /** How much of the match is over, from 0 to 1, as far as that can be said. */
  gone(view: G): number;
}

/** The names of what a side has by the set-up alone: its weight may go either way, that of all else never below 0. */
export const LEAN = 'lean';

/** The weight of each feature at the start and at the end of a match; in between in proportion. Fitted by `npm run -s evaluate`. */
export type EvaluationWeights = { readonly [name: string]: { readonly early: number; readonly late: number } };

/** What a match that has been drawn is worth to either side. */
export const DRAWN = 0.5;

/** What a finished match is worth to a seat: 1, 0, or {@link DRAWN}. How high it was won does not count. */
export const worthOf = ({ winner }: Result, playerID: PlayerID): number => (winner === undefined ? DRAWN : winner === playerID ? 1 : 0);

/** From a sum of weights to a chance (the logistic function). */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The sum that gives a chance: what {@link chanceOf} undoes. */
export const logOdds = (chance: number): number => Math.log(chance / (1 - chance));

/** The chance of seat "0" by its features. @param gone how much of the match is over, from 0 to 1 */
export function weighed(features: Features, gone: number, weights: EvaluationWeights): number {
  let sum = 0;
  for (const [name, { early, late }] of Object.entries(weights)) sum += (features[name] ?? 0) * (early + (late - early) * gone);
  return chanceOf(sum);
}

/** What one side has more of than the other, as a share of all there is: from -1 to 1, and 0 where there is none. */
export const edge = (own: number, other: number): number => (own + other > 0 ? (own - other) / (own + other) : 0);

/**
 * Who stands better: the chance of a seat, from 0 to 1, as somebody sees the match. Of one view the chances of both seats make 1; when the
 * match is over it is {@link worthOf} its result.
 */
export const evaluation =
  <G>({ result }: Pick<Rules<G>, 'result'>, { features, gone }: Scales<G>, weights: EvaluationWeights) =>
  (view: G, playerID: PlayerID): number => {
    const over = result(view);
    if (over) return worthOf(over, playerID);
    const first = weighed(features(view), gone(view), weights);
    return playerID === SEATS[0] ? first : 1 - first;
  };
