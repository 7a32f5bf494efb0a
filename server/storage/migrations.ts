import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Tables } from './schema.js';

export type Engine = 'sqlite' | 'postgres';

/** Creates the tables of version 0.1.0. */
const first = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
    await db.schema
      .createTable('about')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('matches')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('unlisted', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('gameover', 'text')
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('metadata_version', 'integer', (column) => column.notNull())
      .addColumn('state_id', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('initial_state', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('matches_listed').ifNotExists().on('matches').columns(['game', 'unlisted', 'updated_at']).execute();
    await db.schema
      .createTable('log')
      .ifNotExists()
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('state_id', 'integer', (column) => column.notNull())
      .addColumn('entries', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('log_pkey', ['match_id', 'state_id'])
      .modifyEnd(clustered)
      .execute();
  },
});

/** Adds the storage format and rules version, and moves the initial state to its own table. Version 0.1.0 can no longer open the file. */
const second = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('openings')
      .addColumn('match_id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
    await sql`insert into openings (match_id, state) select id, initial_state from matches`.execute(db);
    await db.schema.alterTable('matches').dropColumn('initial_state').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('form', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('rules', 'text', (column) => column.notNull().defaultTo('0.1.0'))
      .execute();
    await sql`delete from about where key = 'schema'`.execute(db);
    await sql`insert into about (key, value) values ('schema', '2')`.execute(db);
  },
});

/** Adds the chat. */
const third = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('chat')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_pkey', ['match_id', 'id'])
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  },
});

/** Adds notifications. */
const fourth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('token', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('turn', 'integer')
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('fault', 'text')
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
    await db.schema.createIndex('notices_of_seat').on('notices').columns(['match_id', 'player_id']).execute();
    await db.schema.createIndex('notices_due').on('notices').column('due_at').where(sql.ref('due_at'), 'is not', null).execute();
  },
});

/** Adds bots. */
const fifth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('captains')
      .addColumn('match_id', 'text', (column) => column.primaryKey())
      .addColumn('looked_state', 'integer', (column) => column.notNull())
      .addColumn('looked_version', 'integer', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  },
});

/** Adds offers. */
const seventh = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('offers')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('state_id', 'integer', (column) => column.notNull())
      .addColumn('to_state', 'integer')
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('offers_pkey', ['match_id', 'player_id', 'kind'])
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  },
});

/** Adds players. */
const eighth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('settings', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .modifyEnd(clustered)
      .execute();
    await db.schema.createIndex('devices_of_person').on('devices').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .modifyEnd(clustered)
      .execute();
    await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('holdings')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('holdings_pkey', ['match_id', 'player_id'])
      .modifyEnd(clustered)
      .execute();
    await db.schema.createIndex('holdings_of_person').on('holdings').column('person').execute();
    await db.schema
      .createTable('passes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .modifyEnd(clustered)
      .execute();
    await db.schema.createIndex('passes_until').on('passes').column('until').execute();
    await db.schema.createIndex('passes_about').on('passes').columns(['kind', 'about']).execute();
  },
});

/** Adds conditional orders and automatic answers. */
const ninth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('plans')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('orders', 'text', (column) => column.notNull())
      .addColumn('plan', 'text')
      .addColumn('dropped', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('looked_state', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('plans_pkey', ['match_id', 'player_id'])
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  },
});

/** Adds the spectator chat. */
const tenth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('remarks')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('remarks_pkey', ['match_id', 'id'])
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  },
});

const eleventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('offers').addColumn('players', 'text').execute();
  },
};

/** Adds open matches. */
const twelfth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('open_matches')
      .addColumn('match_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('scenario', 'text')
      .addColumn('person', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
    await db.schema.createIndex('open_matches_of_game').on('open_matches').columns(['game', 'created_at']).execute();
  },
});

/** Adds ratings and player pages. */
const thirteenth = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
    await db.schema
      .alterTable('open_matches')
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('open_matches').addColumn('rating', 'double precision').execute();
    await db.schema.alterTable('open_matches').addColumn('within', 'integer').execute();
    await db.schema
      .createTable('profiles')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('results')
      .addColumn('match_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('lean', 'double precision', (column) => column.notNull())
      .addColumn('number', 'integer')
      .addColumn('at', 'bigint')
      .addColumn('player0', 'text')
      .addColumn('player1', 'text')
      .addColumn('score', 'double precision')
      .addColumn('rating0', 'double precision')
      .addColumn('rating1', 'double precision')
      .modifyEnd(clustered)
      .execute();
    await db.schema.createIndex('results_of_game').unique().on('results').columns(['game', 'number']).execute();
    for (const seat of ['player0', 'player1']) {
      await db.schema.createIndex(`results_of_${seat}`).on('results').columns([seat, 'at']).execute();
    }
    await db.schema
      .createTable('ratings')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_pkey', ['player', 'game'])
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('blocks')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('blocked', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_pkey', ['player', 'blocked'])
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addColumn('reported', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reports_pkey', ['reporter', 'reported'])
      .modifyEnd(clustered)
      .execute();
  },
});

const provider = (engine: Engine): MigrationProvider => ({
  getMigrations: async () => ({
    '001-matches': first(engine),
    '002-versions': second(engine),
    '003-chat': third(engine),
    '004-notices': fourth(engine),
    '005-captains': fifth(engine),
    '007-offers': seventh(engine),
    '008-people': eighth(engine),
    '009-plans': ninth(engine),
    '010-remarks': tenth(engine),
    '011-offer-players': eleventh,
    '012-open-matches': twelfth(engine),
    '013-ratings': thirteenth(engine),
  }),
});

/** Updates the tables. If a later version has changed them, throws without changing anything. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({ db, provider: provider(engine) });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw new LaterVersion();
  throw error;
}

export class LaterVersion extends Error {
  override readonly name = 'LaterVersion';
  constructor() {
    super('The stored matches were written by a later version of this server.');
  }
}
