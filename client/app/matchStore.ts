import type { LogEntry, Server, State } from 'boardgame.io';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forget } from './storage.js';

/** A match in this browser, in the form of boardgame.io's storage. */
export interface StoredMatch {
  readonly state: State;
  readonly initialState: State;
  readonly metadata: Server.MatchData;
  readonly log: readonly LogEntry[];
}

export interface LoadedMatch extends StoredMatch {
  /** Number of log entries in IndexedDB. */
  readonly saved: number;
}

export interface LocalRef {
  readonly game: string;
  readonly id: string;
}

/**
 * The log has one row per entry, so that a move writes little data. Values are JSON, because boardgame.io's states contain functions, which
 * cannot be cloned.
 */
interface Schema extends DBSchema {
  tables: { key: string; value: string };
  log: { key: [match: string, n: number]; value: string };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Connects to IndexedDB. Rejects if the browser refuses storage. */
async function opened(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('weathergage.matches', 1, {
    upgrade(db) {
      db.createObjectStore('tables');
      db.createObjectStore('log');
    },
    // Let another tab upgrade the database.
    blocking: () => void database?.then((db) => db.close()).finally(() => (database = undefined)),
    terminated: () => {
      database = undefined;
    },
  });
  try {
    return await database;
  } catch (error) {
    database = undefined;
    throw error;
  }
}

/** Returns a key for a match, whose id is unique only within its game. */
const keyOf = ({ game, id }: LocalRef): string => `${game}.${id}`;

const rowsOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

/** Returns the storage key that earlier versions used for a local match. boardgame.io appended the name of each part. */
const tableKey = (id: string): string => `weathergage.table.${id}`;

const OLD_PARTS = ['state', 'initial', 'metadata', 'log'] as const;

/** Returns a local match stored by an earlier version, or undefined. Throws if its data is damaged. */
function oldMatch(id: string): StoredMatch | undefined {
  const texts = OLD_PARTS.map((part) => localStorage.getItem(`${tableKey(id)}_${part}`));
  if (texts[0] === null) return undefined;
  // Each part is a list of match ids with their values.
  const [state, initialState, metadata, log] = texts.map((text) => new Map<string, unknown>(JSON.parse(text ?? '[]')).get(id));
  if (!state || !initialState || !metadata) throw new Error('the stored match is damaged');
  return { state, initialState, metadata, log: log ?? [] } as StoredMatch;
}

const forgetOldMatch = (id: string): void => forget(...OLD_PARTS.map((part) => `${tableKey(id)}_${part}`));

/** Loads a match, or undefined for a new one. Rejects if it cannot be read. */
export async function loadMatch(match: LocalRef): Promise<LoadedMatch | undefined> {
  const old = oldMatch(match.id);
  if (old) return { ...old, saved: 0 };
  const db = await opened();
  const table = await db.get('tables', keyOf(match));
  if (!table) return undefined;
  const log = await db.getAll('log', rowsOf(keyOf(match)));
  return { ...JSON.parse(table), log: log.map((entry) => JSON.parse(entry)), saved: log.length };
}

/** Stores a match. Rejects if storage is full or refused. @param from number of log entries already stored */
export async function saveStoredMatch(match: LocalRef, { log, ...table }: StoredMatch, from: number): Promise<void> {
  const db = await opened();
  const key = keyOf(match);
  const writing = db.transaction(['tables', 'log'], 'readwrite');
  const rows = log.slice(from).map((entry, n) => writing.objectStore('log').put(JSON.stringify(entry), [key, from + n]));
  await Promise.all([writing.objectStore('tables').put(JSON.stringify(table), key), ...rows, writing.done]);
  forgetOldMatch(match.id);
}

export async function deleteMatch(match: LocalRef): Promise<void> {
  forgetOldMatch(match.id);
  const key = keyOf(match);
  const db = await opened();
  const writing = db.transaction(['tables', 'log'], 'readwrite');
  await Promise.all([writing.objectStore('tables').delete(key), writing.objectStore('log').delete(rowsOf(key)), writing.done]);
}

/** Saves a match after each move, one write at a time. */
export class MatchSaver {
  /** Whether the last write succeeded. */
  isSaved = true;
  private writing = false;
  private wanted: StoredMatch | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param stored number of log entries already stored */
  constructor(
    private readonly match: LocalRef,
    private stored: number,
  ) {}

  save(table: StoredMatch): void {
    this.wanted = table;
    if (!this.writing) void this.write();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async write(): Promise<void> {
    this.writing = true;
    for (let table = this.wanted; table; table = this.wanted) {
      this.wanted = undefined;
      const isSaved = await saveStoredMatch(this.match, table, this.stored).then(
        () => true,
        () => false,
      );
      if (isSaved) this.stored = table.log.length;
      if (isSaved !== this.isSaved) {
        this.isSaved = isSaved;
        for (const listener of this.listeners) listener();
      }
    }
    this.writing = false;
  }
}
