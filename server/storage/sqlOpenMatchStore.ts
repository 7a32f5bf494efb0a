import { type Kysely, sql, type Transaction } from 'kysely';
import type { OpenMatch, OpenMatchStore, PairingCriteria } from './openMatchStore.js';
import type { OpenMatchRow, Tables } from './schema.js';

const rowOf = ({ matchID, createdAt, rated, ...open }: OpenMatch, seenAt: number): OpenMatchRow => ({
  ...open,
  rated: rated ? 1 : 0,
  match_id: matchID,
  created_at: createdAt,
  seen_at: seenAt,
});

export class SqlOpenMatchStore implements OpenMatchStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  take(wish: PairingCriteria): Promise<string | undefined> {
    return this.alone(wish.game, (db) => taken(db, wish));
  }

  takeOrAdd(wish: PairingCriteria, own: OpenMatch, seenAt: number): Promise<string | undefined> {
    return this.alone(wish.game, async (db) => {
      const found = await taken(db, wish);
      if (found === undefined) await putting(db, own, seenAt).execute();
      return found;
    });
  }

  async put(open: OpenMatch, seenAt: number): Promise<void> {
    await putting(this.database(), open, seenAt).execute();
  }

  async drop(matchID: string): Promise<void> {
    await this.database().deleteFrom('open_matches').where('match_id', '=', matchID).execute();
  }

  async waiting({ here, turns }: { readonly here: number; readonly turns: number }): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database()
      .selectFrom('open_matches')
      .select((row) => ['game', row.fn.countAll().as('matches')])
      .where((row) => row.or([row('seen_at', '>', here), row.and([row('pace', '=', 'turns'), row('seen_at', '>', turns)])]))
      .groupBy('game')
      .execute();
    return new Map(rows.map(({ game, matches }) => [game, Number(matches)]));
  }

  async playing(since: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database()
      .selectFrom('matches')
      .select((row) => ['game', row.fn.countAll().as('matches')])
      .where('unlisted', 'in', [0, 1])
      .where('updated_at', '>', since)
      .where('state_id', '>', 0)
      .where('gameover', 'is', null)
      .groupBy('game')
      .execute();
    return new Map(rows.map(({ game, matches }) => [game, Number(matches)]));
  }

  /** Runs a transaction while no other process pairs players of this game. In both engines, the transaction starts by taking a lock. */
  private alone<T>(game: string, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.database()
      .transaction()
      .execute(async (db) => {
        await db
          .insertInto('about')
          .values({ key: `pairing ${game}`, value: '' })
          .onConflict((same) => same.column('key').doUpdateSet({ value: '' }))
          .execute();
        return work(db);
      });
  }
}

const putting = (db: Pick<Kysely<Tables>, 'insertInto'>, open: OpenMatch, seenAt: number) => {
  const row = rowOf(open, seenAt);
  return db
    .insertInto('open_matches')
    .values(row)
    .onConflict((same) => same.column('match_id').doUpdateSet(row));
};

/** Selects the blocks between two players, in either direction. */
const blocked = (db: Transaction<Tables>, person: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('profiles as one', 'one.id', 'blocks.player')
    .innerJoin('profiles as other', 'other.id', 'blocks.blocked')
    .select('blocks.player')
    .where((row) =>
      row.or([
        row.and([row('one.person', '=', person), row('other.person', '=', row.ref('open_matches.person' as 'other.person'))]),
        row.and([row('other.person', '=', person), row('one.person', '=', row.ref('open_matches.person' as 'one.person'))]),
      ]),
    );

async function taken(db: Transaction<Tables>, wish: PairingCriteria): Promise<string | undefined> {
  const { game, paces, clock, scenario, person, except, seenAfter, rated, rating, within } = wish;
  const row = await db
    .selectFrom('open_matches')
    .select('match_id')
    .where('game', '=', game)
    .where('pace', 'in', paces)
    .where('seen_at', '>', seenAfter)
    .where('rated', '=', rated ? 1 : 0)
    .where('scenario', scenario === undefined ? 'is not' : '=', scenario ?? null)
    .$if(clock !== undefined, (every) => every.where('clock', '=', clock ?? ''))
    .$if(person !== undefined, (every) => every.where((each) => each.or([each('person', 'is', null), each('person', '!=', person ?? '')])))
    .$if(rating !== undefined, (every) =>
      every.where((each) =>
        each.or([
          each('within', 'is', null),
          each.and([
            each('rating', '>=', sql<number>`cast(${rating ?? 0} as double precision) - within`),
            each('rating', '<=', sql<number>`cast(${rating ?? 0} as double precision) + within`),
          ]),
        ]),
      ),
    )
    .$if(rating !== undefined && within !== undefined, (every) =>
      every.where('rating', '>=', (rating ?? 0) - (within ?? 0)).where('rating', '<=', (rating ?? 0) + (within ?? 0)),
    )
    .$if(person !== undefined, (every) => every.where(({ not, exists }) => not(exists(blocked(db, person ?? '')))))
    .$if(except.length > 0, (every) => every.where('match_id', 'not in', except))
    .orderBy('created_at')
    .orderBy('match_id')
    .limit(1)
    .executeTakeFirst();
  if (row) await db.deleteFrom('open_matches').where('match_id', '=', row.match_id).execute();
  return row?.match_id;
}
