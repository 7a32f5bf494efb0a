import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Tables } from './schema.js';

export type Engine = 'sqlite' | 'postgres';

/** What version 0.1.0 kept. Its files have these tables already. */
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

/**
 * A form and a rules version on every match; the first state out of the row that every move rewrites. Version 0.1.0 looks
 * at `about` and will not open the file any more.
 */
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

/** What is said at a match is kept. */
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

/** Seats are told that it is their turn. */
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

/** Captains play at the server. */
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

/** What players offer each other. */
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

/** People who play from several devices. */
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

/** Seats say beforehand what they will answer. */
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

/** Those who watch talk to each other. */
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

/** Offers end with the players who made and received them. */
const eleventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('offers').addColumn('players', 'text').execute();
  },
};

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
  }),
});

/** Brings the tables up to this version's. Throws if a later version of this package has changed them; then nothing is touched. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({ db, provider: provider(engine) });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw new LaterVersion();
  throw error;
}

/** The tables are those of a later version of this package. */
export class LaterVersion extends Error {
  override readonly name = 'LaterVersion';
  constructor() {
    super('The stored matches were written by a later version of this server.');
  }
}
