import type { Context } from 'koa';
import type { Reply } from '../../src/api/index.js';
import type { Handler } from '../http/answers.js';
import { bodyIn } from '../http/calls.js';
import type { Log } from '../log.js';
import type { RatedResult, Rating } from '../storage/ratingStore.js';
import type { Store } from '../storage/store.js';
import { deviationAt, PROVISIONAL } from './glicko.js';

const MOST_RESULTS = 200;
const MOST_LISTED = 20;

export interface RatingServiceOptions {
  readonly store: Store;
  readonly log: Log;
  personOf(session: string): Promise<string | undefined>;
  readonly now?: () => number;
}

export const publicRating = (rating: Rating, now: number): Reply<'getProfile'>['games'][number]['rating'] => ({
  rating: Math.round(rating.rating),
  provisional: deviationAt(rating, now) > PROVISIONAL,
});

export class RatingService {
  constructor(private readonly options: RatingServiceOptions) {}

  readonly profile: Handler<'getProfile'> = async (ctx, reply) => {
    const { ratings } = this.options.store;
    const { player } = ctx.params;
    const profile = (await ratings.profile(player)) ?? ctx.throw(404, 'There is no such player.');
    const results = await ratings.resultsOf(player, MOST_RESULTS);
    const shown = results.slice(0, MOST_LISTED);
    const names = await ratings.names([...new Set(shown.flatMap(({ players }) => players))]);
    const now = (this.options.now ?? Date.now)();
    reply({
      id: profile.id,
      name: profile.name,
      games: [...(await ratings.ratingsOf(player))].map(([game, rating]) => ({
        ...{ game, rating: publicRating(rating, now), matches: rating.matches },
        ...summary(
          player,
          results.filter((result) => result.game === game),
        ),
      })),
      matches: shown.map((result) => listed(player, result, names)),
    });
  };

  readonly own: Handler<'openProfile'> = async (ctx, reply) => {
    reply(await this.told(await this.caller(ctx)));
  };

  readonly block: Handler<'blockPlayer'> = async (ctx, reply) => {
    const own = await this.caller(ctx);
    const { player, blocked } = bodyIn(ctx, 'blockPlayer');
    if (player === own || !(await this.options.store.ratings.profile(player))) return ctx.throw(404, 'There is no such player.');
    await this.options.store.ratings.block(own, player, blocked);
    reply(await this.told(own));
  };

  readonly report: Handler<'reportPlayer'> = async (ctx, reply) => {
    const reporter = await this.caller(ctx);
    const { player: reported, reason, matchID = null } = bodyIn(ctx, 'reportPlayer');
    const { ratings } = this.options.store;
    if (reported === reporter || !(await ratings.profile(reported))) return ctx.throw(404, 'There is no such player.');
    await ratings.report({ reporter, reported, reason, matchID, at: (this.options.now ?? Date.now)() });
    this.options.log('warn', 'report', { reporter, reported, reason, match: matchID });
    reply({});
  };

  private async caller(ctx: Context): Promise<string> {
    const { session } = bodyIn(ctx, 'openProfile');
    const person = (await this.options.personOf(session)) ?? ctx.throw(401, 'Sign in again.');
    const known = await this.options.store.people.person(person);
    return (await this.options.store.ratings.profileOf(person, known?.name ?? undefined)).id;
  }

  private async told(id: string): Promise<Reply<'openProfile'>> {
    return { id, blocked: await this.options.store.ratings.blockedBy(id) };
  }
}

const seatIn = (player: string, { players }: RatedResult): 0 | 1 => (players[0] === player ? 0 : 1);

const scoreOf = (seat: 0 | 1, { score }: RatedResult): number => (seat === 0 ? score : 1 - score);

function summary(player: string, results: readonly RatedResult[]): Pick<Reply<'getProfile'>['games'][number], 'history' | 'sides'> {
  const sides = ([0, 1] as const).map((seat) => {
    const scores = results.filter((result) => seatIn(player, result) === seat).map((result) => scoreOf(seat, result));
    const count = (score: number) => scores.filter((each) => each === score).length;
    return { won: count(1), drawn: count(0.5), lost: count(0) };
  });
  const history = results.map((result) => ({ at: result.at, rating: Math.round(result.ratings[seatIn(player, result)]) })).reverse();
  return { history, sides };
}

function listed(player: string, result: RatedResult, names: ReadonlyMap<string, string>): Reply<'getProfile'>['matches'][number] {
  const seat = seatIn(player, result);
  const id = result.players[1 - seat] ?? '';
  const name = names.get(id);
  const { matchID, game, at } = result;
  return { matchID, game, playerID: String(seat), opponent: { id, ...(name && { name }) }, score: scoreOf(seat, result), at };
}
