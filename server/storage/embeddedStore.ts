import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { DiskFull } from './diskFull.js';
import { LaterVersion, migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { openSqlite, type SqliteFile } from './sqlite.js';
import { queueMessages } from './sqlNotificationStore.js';
import { type Move, SqlStore } from './sqlStore.js';

interface Waiting {
  readonly move: Move;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const ATTEMPTS = 5;

const MIN_FREE_BYTES = 8 * 1024 * 1024;

// A fixed text, because building the statement takes as long as running it.
const NEXT_STATE = 'update matches set state = ?, state_id = ?, updated_at = ?, gameover = ? where id = ? and state_id = ?';
const LOGGED = 'insert into log (match_id, state_id, entries) values (?, ?, ?)';

/** Stores matches in one SQLite file. A move counts as stored once it is flushed to disk. Simultaneous moves share a flush. */
export class EmbeddedStore extends SqlStore {
  private queue: Waiting[] = [];
  private flushing: Promise<void> | undefined;

  /** @param dataDir the folder of `matches.db`, created if missing */
  constructor(private readonly dataDir: string) {
    super();
  }

  /** @internal */
  protected async open(): Promise<Kysely<Tables>> {
    mkdirSync(this.dataDir, { recursive: true });
    const file = openSqlite(join(this.dataDir, 'matches.db'));
    file.exec('pragma journal_mode = wal; pragma synchronous = full;');
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared(file) }) });
    for (let attempt = 1; ; attempt++) {
      try {
        await migrate(db, 'sqlite');
        return db;
      } catch (error) {
        if (error instanceof LaterVersion || attempt === ATTEMPTS) {
          await db.destroy();
          throw error instanceof LaterVersion ? new Error(`${this.dataDir}: ${error.message}`) : error;
        }
        await delay(100 * attempt);
      }
    }
  }

  override async check(): Promise<void> {
    const { bavail, bsize, blocks } = await statfs(this.dataDir);
    if (blocks > 0 && bavail * bsize < MIN_FREE_BYTES) throw new DiskFull(this.dataDir);
    await super.check();
  }

  /** @internal */
  protected write(move: Move): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ move, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** @internal */
  protected override async settle(): Promise<void> {
    await this.flushing;
  }

  private async flush(): Promise<void> {
    // Collect the moves of the same event loop turn.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.queue.length) {
      const batch = this.queue;
      this.queue = [];
      try {
        const written = await this.writeAll(batch.map(({ move }) => move));
        for (const [i, { resolve }] of batch.entries()) resolve(written[i] ?? false);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.flushing = undefined;
  }

  private writeAll(moves: readonly Move[]): Promise<boolean[]> {
    return this.db.transaction().execute(async (db) => {
      const written: boolean[] = [];
      for (const { matchID, stateID, state, gameover, entries, seatsToNotify } of moves) {
        const { numAffectedRows } = await db.executeQuery(
          CompiledQuery.raw(NEXT_STATE, [state, stateID, Date.now(), gameover, matchID, stateID - 1]),
        );
        written.push(numAffectedRows === 1n);
        if (numAffectedRows !== 1n) continue;
        if (entries !== undefined) await db.executeQuery(CompiledQuery.raw(LOGGED, [matchID, stateID, entries]));
        if (gameover !== null) await db.deleteFrom('notices').where('match_id', '=', matchID).execute();
        else if (seatsToNotify) await queueMessages(db, stateID, seatsToNotify).where('match_id', '=', matchID).execute();
      }
      return written;
    });
  }
}

/** Adds the cache of prepared statements that Kysely lacks. */
function prepared(file: SqliteFile): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(asked: string) {
      // A full disk has already ended the transaction. Avoid an error here, which would hide the cause.
      const sql = asked === 'rollback' && !file.inTransaction ? 'select 1' : asked;
      const known = statements.get(sql);
      if (known) return known;
      const statement = file.prepare(sql);
      if (sql.length < 1000) statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      file.exec('pragma wal_checkpoint(truncate)');
      file.close();
    },
  };
}
