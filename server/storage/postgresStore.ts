import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type Pg from 'pg';
import type { PoolConfig } from 'pg';
import { elapsed } from '../clock.js';
import { errorLog, faultOf, type Log } from '../log.js';
import { optional } from '../optional.js';
import { LaterVersion, migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { asking } from './sqlNotificationStore.js';
import { type Move, SqlStore } from './sqlStore.js';
import { Unanswered, Uncertain } from './store.js';

/** Connections of one process. */
const CONNECTIONS = 10;

/** How long PostgreSQL itself lets a statement take, in ms: what it gives up is certain not to be written later. */
const MOST = 8000;

/** How long its answer is waited for, in ms. */
const PATIENCE = 10_000;

/** From one look at what came of a statement to the next, in ms. */
const PAUSE = 500;

/** Whether a statement that failed is certain not to have been carried out: PostgreSQL says so, or was never asked. */
function isDecided(error: unknown): boolean {
  const { severity, code = '' } = error as { severity?: string; code?: string };
  if (severity === undefined) return code === 'ECONNREFUSED';
  // A connection or a server that ends may do so between carrying out and saying so.
  return code === '57P03' || !/^(08|57P)/.test(code);
}

/** How PostgreSQL is reached. Whole numbers of eight bytes are times here, which fit a number. */
const poolConfig = (url: string, { builtins, getTypeParser }: typeof Pg.types): PoolConfig => ({
  connectionString: url,
  max: CONNECTIONS,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'weathergage',
  types: { getTypeParser: (id: number, format) => (id === builtins.INT8 ? Number : getTypeParser(id, format)) },
});

/** Matches in PostgreSQL, for as many server processes as like. */
export class PostgresStore extends SqlStore {
  private readonly pg = optional<typeof Pg>('pg', 'DATABASE_URL');

  /** @param url `postgres://user:password@host:port/database`; the database must exist, its tables are made if need be */
  constructor(
    private readonly url: string,
    private readonly log: Log = errorLog,
  ) {
    super();
  }

  /** @internal */
  protected async open(): Promise<Kysely<Tables>> {
    await this.migrate();
    return this.connection({ ...poolConfig(this.url, this.pg.types), query_timeout: PATIENCE }, MOST);
  }

  /** @param most ms that a statement may take; 0 for any time */
  private connection(config: PoolConfig, most = 0): Kysely<Tables> {
    // Done by the pool, which gives up a connection that breaks meanwhile; Kysely's `onCreateConnection` would keep it for ever.
    const onConnect = (client: Pg.ClientBase) => client.query(`set statement_timeout = ${most}`);
    const pool = new this.pg.Pool({ ...config, onConnect });
    // A connection that breaks while idle is replaced when the next one is asked for; unheard, it would end the process.
    pool.on('error', (error) => this.log('warn', 'postgres', faultOf(error)));
    // One that breaks in the middle of a statement fails that statement; its client says so as well, and would also end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  /** Without a limit of time: tables may be large. */
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
   * What the store holds once a statement can no longer be under way is what came of it. A PostgreSQL that stays away as long again
   * is not waited for.
   * @internal
   */
  protected override async carryOut<T>(work: () => Promise<T>, outcome: () => Promise<T | undefined>): Promise<T> {
    try {
      return await super.carryOut(work, outcome);
    } catch (error) {
      if (isDecided(error)) throw error;
      const lost = elapsed();
      for (;;) {
        await delay(PAUSE);
        const asked = elapsed() - lost;
        const seen = await outcome().then(
          (found) => ({ found }),
          () => undefined,
        );
        if (seen?.found !== undefined) return seen.found;
        if (seen && asked >= PATIENCE) throw error;
        if (asked >= 2 * PATIENCE) throw new Unanswered(error);
      }
    }
  }

  /** @internal */
  protected async write(move: Move): Promise<boolean> {
    try {
      return await this.writeAtOnce(move);
    } catch (error) {
      throw isDecided(error) ? error : new Uncertain(move.stateID, PATIENCE, error);
    }
  }

  /** One statement, so one round trip and one transaction. */
  private async writeAtOnce({ matchID, stateID, state, gameover, entries, asked }: Move): Promise<boolean> {
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
        return asked ? asking(db, stateID, asked).where('match_id', 'in', match) : match;
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
