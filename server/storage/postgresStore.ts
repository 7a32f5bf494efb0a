import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type Pg from 'pg';
import type { PoolConfig } from 'pg';
import { elapsed } from '../clock.js';
import { errorLog, faultOf, type Log } from '../log.js';
import { optional } from '../optional.js';
import { LaterVersion, migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { queueMessages } from './sqlNotificationStore.js';
import { type Move, SqlStore } from './sqlStore.js';
import { Unanswered, Uncertain } from './store.js';

const CONNECTIONS = 10;

const STATEMENT_MS = 8000;

const ANSWER_MS = 10_000;

const POLL_MS = 500;

/** Whether an error shows that a statement had no effect. */
function isDecided(error: unknown): boolean {
  const { severity, code = '' } = error as { severity?: string; code?: string };
  if (severity === undefined) return code === 'ECONNREFUSED';
  // A connection may end after the commit but before the response.
  return code === '57P03' || !/^(08|57P)/.test(code);
}

/** Returns the options of the connection pool. Eight-byte integers are read as numbers, because they are all times. */
const poolConfig = (url: string, { builtins, getTypeParser }: typeof Pg.types): PoolConfig => ({
  connectionString: url,
  max: CONNECTIONS,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'weathergage',
  types: { getTypeParser: (id: number, format) => (id === builtins.INT8 ? Number : getTypeParser(id, format)) },
});

/** Stores matches in PostgreSQL, for any number of processes. */
export class PostgresStore extends SqlStore {
  private readonly pg = optional<typeof Pg>('pg', 'DATABASE_URL');

  /** @param url URL of an existing database, in which missing tables are created */
  constructor(
    private readonly url: string,
    private readonly log: Log = errorLog,
  ) {
    super();
  }

  /** @internal */
  protected async open(): Promise<Kysely<Tables>> {
    await this.migrate();
    return this.connection({ ...poolConfig(this.url, this.pg.types), query_timeout: ANSWER_MS }, STATEMENT_MS);
  }

  /**
   * Opens a connection pool.
   * @param most maximum milliseconds per statement, or 0 for no limit
   */
  private connection(config: PoolConfig, most = 0): Kysely<Tables> {
    // The pool drops a connection that breaks here. Kysely's `onCreateConnection` would keep it.
    const onConnect = (client: Pg.ClientBase) => client.query(`set statement_timeout = ${most}`);
    const pool = new this.pg.Pool({ ...config, onConnect });
    // An unhandled error of an idle connection would end the process.
    pool.on('error', (error) => this.log('warn', 'postgres', faultOf(error)));
    // The statement fails too, but an unhandled client error would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  /** Migrates the tables, without a time limit because they may be large. */
  private async migrate(): Promise<void> {
    const db = this.connection(poolConfig(this.url, this.pg.types));
    try {
      await migrate(db, 'postgres');
    } catch (error) {
      const where = new URL(this.url);
      if (error instanceof LaterVersion) throw new Error(`${where.host}${where.pathname}: ${error.message}`);
      throw new Error(`The database of DATABASE_URL (${where.host}${where.pathname}) cannot be used: ${(error as Error).message}`);
    } finally {
      await db.destroy();
    }
  }

  /**
   * Runs a write. After an uncertain error, polls for its outcome until the statement can no longer be running. Gives up after twice that
   * time.
   * @internal
   */
  protected override async carryOut<T>(work: () => Promise<T>, outcome: () => Promise<T | undefined>): Promise<T> {
    try {
      return await super.carryOut(work, outcome);
    } catch (error) {
      if (isDecided(error)) throw error;
      const lost = elapsed();
      for (;;) {
        await delay(POLL_MS);
        const asked = elapsed() - lost;
        const seen = await outcome().then(
          (found) => ({ found }),
          () => undefined,
        );
        if (seen?.found !== undefined) return seen.found;
        if (seen && asked >= ANSWER_MS) throw error;
        if (asked >= 2 * ANSWER_MS) throw new Unanswered(error);
      }
    }
  }

  /** @internal */
  protected async write(move: Move): Promise<boolean> {
    try {
      return await this.writeAtOnce(move);
    } catch (error) {
      throw isDecided(error) ? error : new Uncertain(move.stateID, ANSWER_MS, error);
    }
  }

  private async writeAtOnce({ matchID, stateID, state, gameover, entries, seatsToNotify }: Move): Promise<boolean> {
    const moved = this.db
      .updateTable('matches')
      .set({ state, state_id: stateID, updated_at: Date.now(), gameover })
      .where('id', '=', matchID)
      .where('state_id', '=', stateID - 1);
    if (entries === undefined) return (await moved.executeTakeFirst()).numUpdatedRows === 1n;
    const { numInsertedOrUpdatedRows } = await this.db
      .with('moved', () => moved.returning('id'))
      .with('noticed', (db) => {
        const match = db.selectFrom('moved').select('moved.id');
        if (gameover !== null) return db.deleteFrom('notices').where('match_id', 'in', match);
        return seatsToNotify ? queueMessages(db, stateID, seatsToNotify).where('match_id', 'in', match) : match;
      })
      .insertInto('log')
      .columns(['match_id', 'state_id', 'entries'])
      .expression((rows) =>
        rows
          .selectFrom('moved')
          .select(['moved.id', sql<number>`${stateID}::integer`.as('state_id'), sql<string>`${entries}::text`.as('entries')]),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
}
