import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Profile, Rate, RatedResult, Rating, RatingStore, Report, Result } from './ratingStore.js';
import type { RatingRow, ResultRow, Tables } from './schema.js';

const MAX_BLOCKED = 200;

const ratingOf = ({ game, player, ...rating }: RatingRow): Rating => rating;

const resultOf = (row: ResultRow): RatedResult => ({
  ...{ matchID: row.match_id, game: row.game, lean: row.lean, score: row.score ?? 0, at: row.at ?? 0 },
  players: [row.player0 ?? '', row.player1 ?? ''],
  ratings: [row.rating0 ?? 0, row.rating1 ?? 0],
});

export class SqlRatingStore implements RatingStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  async profileOf(person: string, name?: string): Promise<Profile> {
    const db = this.database();
    await db
      .insertInto('profiles')
      .values({ id: randomBytes(9).toString('base64url'), person, name: name ?? '', created_at: Date.now() })
      .onConflict((same) => (name === undefined ? same.column('person').doNothing() : same.column('person').doUpdateSet({ name })))
      .execute();
    return db.selectFrom('profiles').select(['id', 'person', 'name']).where('person', '=', person).executeTakeFirstOrThrow();
  }

  profile(id: string): Promise<Profile | undefined> {
    return this.database().selectFrom('profiles').select(['id', 'person', 'name']).where('id', '=', id).executeTakeFirst();
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database().selectFrom('profiles').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async begin(matchID: string, game: string, lean: number): Promise<void> {
    const empty = { number: null, at: null, player0: null, player1: null, score: null, rating0: null, rating1: null };
    await this.database()
      .insertInto('results')
      .values({ match_id: matchID, game, lean, ...empty })
      .onConflict((same) => same.column('match_id').doNothing())
      .execute();
  }

  async pending(matchID: string): Promise<number | undefined> {
    const row = await this.database()
      .selectFrom('results')
      .select('lean')
      .where('match_id', '=', matchID)
      .where('number', 'is', null)
      .executeTakeFirst();
    return row?.lean;
  }

  async over(most: number): Promise<string[]> {
    const rows = await this.database()
      .selectFrom('results')
      .innerJoin('matches', 'matches.id', 'results.match_id')
      .select('results.match_id')
      .where('results.number', 'is', null)
      .where('matches.gameover', 'is not', null)
      .limit(most)
      .execute();
    return rows.map(({ match_id }) => match_id);
  }

  async dismiss(matchID: string): Promise<void> {
    await this.database().deleteFrom('results').where('match_id', '=', matchID).where('number', 'is', null).execute();
  }

  record(result: Result, rate: Rate): Promise<boolean> {
    const { matchID, game, players, score, at } = result;
    return this.database()
      .transaction()
      .execute(async (db) => {
        // This must come first. It takes a lock in both engines, so that results are recorded one at a time.
        const key = `ratings ${game}`;
        await db
          .insertInto('about')
          .values({ key, value: '' })
          .onConflict((same) => same.column('key').doUpdateSet({ value: '' }))
          .execute();
        const last = await db
          .selectFrom('results')
          .select((row) => row.fn.max('number').as('number'))
          .where('game', '=', game)
          .executeTakeFirst();
        const [one, other] = rate([await known(db, game, players[0]), await known(db, game, players[1])], result);
        const { numUpdatedRows } = await db
          .updateTable('results')
          .set({ number: Number(last?.number ?? 0) + 1, at, player0: players[0], player1: players[1], score })
          .set({ rating0: one.rating, rating1: other.rating })
          .where('match_id', '=', matchID)
          .where('number', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        for (const [player, rating] of [
          [players[0], one],
          [players[1], other],
        ] as const) {
          await db
            .insertInto('ratings')
            .values({ game, player, ...rating })
            .onConflict((same) => same.columns(['player', 'game']).doUpdateSet({ ...rating }))
            .execute();
        }
        return true;
      });
  }

  ratingOf(game: string, player: string): Promise<Rating | undefined> {
    return known(this.database(), game, player);
  }

  async ratingsOf(player: string): Promise<ReadonlyMap<string, Rating>> {
    const rows = await this.database().selectFrom('ratings').selectAll().where('player', '=', player).execute();
    return new Map(rows.map((row) => [row.game, ratingOf(row)]));
  }

  async resultsOf(player: string, most: number): Promise<RatedResult[]> {
    const rows = await this.database()
      .selectFrom('results')
      .selectAll()
      .where((row) => row.or([row('player0', '=', player), row('player1', '=', player)]))
      .orderBy('at', 'desc')
      .orderBy('match_id')
      .limit(most)
      .execute();
    return rows.map(resultOf);
  }

  async between([one, other]: readonly [string, string], since: number): Promise<number> {
    const { results } = await this.database()
      .selectFrom('results')
      .select((row) => row.fn.countAll().as('results'))
      .where('at', '>', since)
      .where((row) =>
        row.or([
          row.and([row('player0', '=', one), row('player1', '=', other)]),
          row.and([row('player0', '=', other), row('player1', '=', one)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(results);
  }

  async page(game: string, after: number, limit: number): Promise<(RatedResult & { readonly number: number })[]> {
    const rows = await this.database()
      .selectFrom('results')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...resultOf(row), number: row.number ?? 0 }));
  }

  async games(): Promise<string[]> {
    const rows = await this.database().selectFrom('results').select('game').distinct().orderBy('game').execute();
    return rows.map(({ game }) => game);
  }

  async all(game: string): Promise<ReadonlyMap<string, Rating>> {
    const rows = await this.database().selectFrom('ratings').selectAll().where('game', '=', game).execute();
    return new Map(rows.map((row) => [row.player, ratingOf(row)]));
  }

  async block(player: string, blocked: string, isBlocked: boolean): Promise<void> {
    const db = this.database();
    if (!isBlocked) await db.deleteFrom('blocks').where('player', '=', player).where('blocked', '=', blocked).execute();
    else if ((await this.blockedBy(player)).length < MAX_BLOCKED)
      await db
        .insertInto('blocks')
        .values({ player, blocked })
        .onConflict((same) => same.columns(['player', 'blocked']).doNothing())
        .execute();
  }

  async blockedBy(player: string): Promise<string[]> {
    const rows = await this.database().selectFrom('blocks').select('blocked').where('player', '=', player).limit(MAX_BLOCKED).execute();
    return rows.map(({ blocked }) => blocked);
  }

  async report({ reporter, reported, reason, matchID, at }: Report): Promise<void> {
    const news = { reason, match_id: matchID, at };
    await this.database()
      .insertInto('reports')
      .values({ reporter, reported, ...news })
      .onConflict((same) => same.columns(['reporter', 'reported']).doUpdateSet(news))
      .execute();
  }
}

async function known(db: Kysely<Tables> | Transaction<Tables>, game: string, player: string): Promise<Rating | undefined> {
  const row = await db.selectFrom('ratings').selectAll().where('player', '=', player).where('game', '=', game).executeTakeFirst();
  return row && ratingOf(row);
}
