import type { SqliteDatabase } from 'kysely';
import type Libsql from 'libsql';
import { isInstalled, optional } from '../optional.js';

/** A file that SQLite has open: what Kysely needs, and statements without values. */
export interface SqliteFile extends SqliteDatabase {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
}

/** What is used here of Node's own SQLite. */
interface NodeSqlite {
  readonly DatabaseSync: new (
    path: string,
  ) => {
    /** From 22.16 on. */
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

/** How long a statement waits for another process, in ms. */
const PATIENCE = 5000;

/** Node's own SQLite, from 22.13 on. Loading it warns that it is an experiment, so it is asked for only where it is needed. */
const ofNode = () => process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;

/**
 * Opens a SQLite file, made if need be: by the library libsql where that is installed, else by Node itself. Throws a sentence
 * where neither can.
 */
export function openSqlite(path: string): SqliteFile {
  const sqlite = isInstalled('libsql') ? undefined : ofNode();
  return sqlite ? byNode(sqlite, path) : byLibsql(path);
}

/** By the library libsql. */
export function byLibsql(path: string): SqliteFile {
  const Database = optional<typeof Libsql>('libsql', 'Before Node 22.13 the store in DATA_DIR');
  return new Database(path, { timeout: PATIENCE }) as SqliteFile;
}

/** By Node itself. */
export function byNode({ DatabaseSync }: NodeSqlite, path: string): SqliteFile {
  const file = new DatabaseSync(path);
  file.exec(`pragma busy_timeout = ${PATIENCE}`);
  return {
    get inTransaction() {
      return file.isTransaction ?? true;
    },
    exec: (sql) => file.exec(sql),
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return {
        // Rows come of what begins with one of these words, and of what is `returning`.
        reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
        all: (values) => statement.all(...values),
        run: (values) => statement.run(...values),
        iterate: (values) => statement.iterate(...values),
      };
    },
  };
}
