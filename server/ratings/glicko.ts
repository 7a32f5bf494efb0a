import glicko2 from 'glicko2-lite';
import type { Rate, Rating, Result } from '../storage/ratingStore.js';

/** Rating of a player without results. */
export const UNRATED = { rating: 1500, deviation: 350, volatility: 0.06, matches: 0 } as const;

/** Deviation above which a rating is provisional, as on Lichess. */
export const PROVISIONAL = 110;

/**
 * Growth of the squared deviation per millisecond. Each match is a rating period, so the deviation also grows between
 * matches: from 60 to 350 in two years.
 */
const GROWTH_PER_MS = (350 ** 2 - 60 ** 2) / (2 * 365 * 24 * 60 * 60 * 1000);

/** Maximum expected score of a side, because some scenarios were measured in few matches. */
const MAX_LEAN = 0.9;

const TAU = 0.5;

/** Returns the advantage of seat 0 in rating points. */
function advantage(lean: number): number {
  const share = Math.min(MAX_LEAN, Math.max(1 - MAX_LEAN, lean));
  return 400 * Math.log10(share / (1 - share));
}

export function deviationAt({ deviation, at }: Pick<Rating, 'deviation' | 'at'>, now: number): number {
  return Math.min(UNRATED.deviation, Math.sqrt(deviation ** 2 + GROWTH_PER_MS * Math.max(0, now - at)));
}

/** Computes the ratings after a match. Depends only on the result and the ratings before it, so that ratings can be recomputed. */
export const rate: Rate = (before, { score, lean, at }: Result) => {
  const [one, other] = before.map((known): Rating => {
    const rating = known ?? { ...UNRATED, at };
    return { ...rating, deviation: deviationAt(rating, at) };
  }) as [Rating, Rating];
  const ahead = advantage(lean);
  return [after(one, other, score, -ahead, at), after(other, one, 1 - score, ahead, at)];
};

/**
 * Computes a player's rating after a match.
 * @param handicap points by which the opponent's side is stronger
 */
function after(own: Rating, opponent: Rating, score: number, handicap: number, at: number): Rating {
  const { rating, rd, vol } = glicko2(
    own.rating,
    own.deviation,
    own.volatility,
    [[opponent.rating + handicap, opponent.deviation, score]],
    { tau: TAU },
  );
  return { rating, deviation: Math.min(UNRATED.deviation, rd), volatility: vol, matches: own.matches + 1, at };
}
