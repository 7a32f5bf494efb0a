import type { Rating, RatingStore } from '../storage/ratingStore.js';
import { rate } from './glicko.js';

const PAGE = 500;

export interface Recomputed {
  readonly game: string;
  readonly results: number;
  readonly players: number;
  /** Matches and players whose stored ratings differ. */
  readonly differences: readonly string[];
}

/** Computes a game's ratings from its results, and compares them with the stored ratings. */
export async function recompute(store: Pick<RatingStore, 'page' | 'all'>, game: string): Promise<Recomputed> {
  const ratings = new Map<string, Rating>();
  const differences: string[] = [];
  let last = 0;
  let results = 0;
  for (;;) {
    const page = await store.page(game, last, PAGE);
    for (const { number, ...result } of page) {
      const [one, other] = result.players;
      const next = rate([ratings.get(one), ratings.get(other)], result);
      ratings.set(one, next[0]).set(other, next[1]);
      if (next.some(({ rating }, seat) => rating !== result.ratings[seat])) differences.push(`match ${result.matchID}`);
      results += 1;
      last = number;
    }
    if (page.length < PAGE) break;
  }
  for (const [player, stored] of await store.all(game)) {
    const own = ratings.get(player);
    const isSame = own && (Object.keys(own) as (keyof Rating)[]).every((key) => own[key] === stored[key]);
    if (!isSame) differences.push(`player ${player}`);
  }
  return { game, results, players: ratings.size, differences };
}
