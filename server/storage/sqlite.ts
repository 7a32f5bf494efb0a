import type { SqliteDatabase } from 'kysely';
import type Libsql from 'libsql';
import { isInstalled, optional } from '../optional.js';

export interface SqliteFile extends SqliteDatabase {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
}

interface NodeSqlite {
  readonly DatabaseSync: new (
    path: string,
  ) => {
    /** Whether a transaction is open. Available from Node 22.16. */
    readonly isTransaction?: boolean;
    exec(sql: string): void;
    close(): void;
    prepare(sql: string): NodeStatement;
  };
}

interface NodeStatement {
  all(...values: readonly unknown[]): unknown[];
  run(...values: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: readonly unknown[]): IterableIterator<unknown>;
}

/** How long to wait for a lock, in milliseconds. */
const LOCK_MS = 5000;

/** Returns Node's SQLite, or undefined before Node 22.13. Loading SQLite prints a warning, so call this only if needed. */
const ofNode = () => process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;

/** Opens or creates a file with libsql if installed, otherwise with Node's SQLite. Throws if neither is available. */
export function openSqlite(path: string): SqliteFile {
  const sqlite = isInstalled('libsql') ? undefined : ofNode();
  return sqlite ? byNode(sqlite, path) : byLibsql(path);
}

export function byLibsql(path: string): SqliteFile {
  const Database = optional<typeof Libsql>('libsql', 'Before Node 22.13 the store in DATA_DIR');
  return new Database(path, { timeout: LOCK_MS }) as SqliteFile;
}

export function byNode({ DatabaseSync }: NodeSqlite, path: string): SqliteFile {
  const file = new DatabaseSync(path);
  file.exec(`pragma busy_timeout = ${LOCK_MS}`);
  return {
    get inTransaction() {
      return file.isTransaction ?? true;
    },
    exec: (sql) => file.exec(sql),
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return {
        reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
        all: (values) => statement.all(...values),
        run: (values) => statement.run(...values),
        iterate: (values) => statement.iterate(...values),
      };
    },
  };
}
