import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import Database from 'libsql';
import { sealed } from './seats.js';
import { Conflict, isMatchID, type ListOptions, type MatchData, StaleWrite, Store } from './store.js';

const SCHEMA_VERSION = 1;

const SCHEMA = `
  create table if not exists about (key text primary key, value text not null) without rowid;
  create table if not exists matches (
    id text primary key,
    game text not null,
    unlisted integer not null,
    created_at integer not null,
    updated_at integer not null,
    gameover text,
    metadata text not null,
    metadata_version integer not null,
    state_id integer not null,
    state text not null,
    initial_state text not null
  );
  create index if not exists matches_listed on matches (game, unlisted, updated_at);
  create table if not exists log (
    match_id text not null,
    state_id integer not null,
    entries text not null,
    primary key (match_id, state_id)
  ) without rowid;
`;

interface MetadataRow {
  id: string;
  metadata: string;
  metadata_version: number;
  updated_at: number;
  gameover: string | null;
}

interface Write {
  readonly matchID: string;
  readonly state: State;
  readonly deltalog: readonly LogEntry[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Matches in one SQLite file, flushed to disk before a move counts. Moves that arrive together share one flush.
 */
export class EmbeddedStore extends Store {
  private db: Database.Database | undefined;
  private sql: Statements | undefined;
  private queue: Write[] = [];
  /** Which version of a match's metadata an object came from. boardgame.io's lobby writes back the object it fetched. */
  private readonly versions = new WeakMap<object, number>();

  /** @param dataDir folder of the file `matches.db`, made if need be */
  constructor(private readonly dataDir: string) {
    super();
  }

  /** Opens the file. Throws if a later version of this package wrote it. */
  async connect(): Promise<void> {
    mkdirSync(this.dataDir, { recursive: true });
    const db = new Database(join(this.dataDir, 'matches.db'), { timeout: 5000 });
    db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    db.exec(SCHEMA);
    db.prepare('insert or ignore into about (key, value) values (?, ?)').run('schema', String(SCHEMA_VERSION));
    const about = db.prepare('select value from about where key = ?').get('schema') as { value: string };
    if (Number(about.value) !== SCHEMA_VERSION) {
      db.close();
      throw new Error(`${this.dataDir} was written by another version of this server (schema ${about.value}, not ${SCHEMA_VERSION}).`);
    }
    this.db = db;
    this.sql = prepareAll(db);
  }

  async close(): Promise<void> {
    if (this.queue.length) this.flush();
    this.db?.exec('pragma wal_checkpoint(truncate)');
    this.db?.close();
    this.db = undefined;
    this.sql = undefined;
  }

  async check(): Promise<void> {
    this.statements.check.get();
  }

  override async createMatch(
    matchID: string,
    { initialState, metadata }: { initialState: State; metadata: Server.MatchData },
  ): Promise<void> {
    if (!isMatchID(matchID)) throw new TypeError('not a match id');
    const state = JSON.stringify(withoutDeltalog(initialState));
    const { gameName, unlisted, createdAt, updatedAt } = metadata;
    this.statements.create.run(
      matchID,
      gameName,
      unlisted ? 1 : 0,
      createdAt,
      updatedAt,
      gameoverOf(initialState),
      metadataText(metadata),
      initialState._stateID,
      state,
      state,
    );
  }

  override setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.queue.length) setImmediate(() => this.flush());
      this.queue.push({ matchID, state, deltalog, resolve, reject });
    });
  }

  override async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const version = this.versions.get(metadata);
    const { changes } = this.statements.setMetadata.run(
      metadataText(metadata),
      metadata.unlisted ? 1 : 0,
      matchID,
      version ?? null,
      version ?? null,
    );
    if (changes === 0) throw new Conflict();
    if (version !== undefined) this.versions.set(metadata, version + 1);
  }

  override async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    if (isMatchID(matchID)) {
      const sql = this.statements;
      if (opts.state) found.state = parsed(sql.state.get(matchID) as { json: string } | undefined);
      if (opts.initialState) found.initialState = parsed(sql.initialState.get(matchID) as { json: string } | undefined);
      if (opts.metadata) found.metadata = this.metadataOf(sql.metadata.get(matchID) as MetadataRow | undefined);
      if (opts.log) found.log = this.logOf(matchID);
    }
    return found as StorageAPI.FetchResult<O>;
  }

  override async wipe(matchID: string): Promise<void> {
    this.inTransaction(() => {
      this.statements.wipe.run(matchID);
      this.statements.wipeLog.run(matchID);
    });
  }

  override async listMatches({ gameName, where = {} }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const { isGameover, updatedBefore, updatedAfter } = where;
    const rows = this.statements.ids.all(...filters({ gameName, isGameover, updatedBefore, updatedAfter })) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  override async list({ limit, offset, ...filter }: ListOptions): Promise<{ matchID: string; metadata: MatchData }[]> {
    const rows = this.statements.list.all(...filters(filter), limit, offset) as MetadataRow[];
    const matches: { matchID: string; metadata: MatchData }[] = [];
    for (const row of rows) {
      const metadata = this.metadataOf(row);
      if (metadata) matches.push({ matchID: row.id, metadata });
    }
    return matches;
  }

  private get statements(): Statements {
    if (!this.sql) throw new Error('the store is closed');
    return this.sql;
  }

  private metadataOf(row: MetadataRow | undefined): MatchData | undefined {
    if (!row) return undefined;
    const metadata = JSON.parse(row.metadata) as MatchData;
    metadata.players = Object.assign(Object.create(null), metadata.players);
    metadata.updatedAt = row.updated_at;
    if (row.gameover !== null) metadata.gameover = JSON.parse(row.gameover);
    this.versions.set(metadata, row.metadata_version);
    return metadata;
  }

  private logOf(matchID: string): LogEntry[] {
    const rows = this.statements.log.all(matchID) as { entries: string }[];
    return JSON.parse(`[${rows.map(({ entries }) => entries.slice(1, -1)).join(',')}]`);
  }

  /** Writes what has gathered since the last turn of the event loop: one transaction, so one flush to disk for all. */
  private flush(): void {
    const batch = this.queue;
    this.queue = [];
    try {
      const outcomes = this.inTransaction(() => batch.map((write) => this.write(write)));
      for (const [i, { matchID, resolve, reject }] of batch.entries()) {
        if (outcomes[i]) resolve();
        else reject(new StaleWrite(`${matchID} has moved on`));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Whether the stored state was the one before; if not, nothing is written. */
  private write({ matchID, state, deltalog }: Write): boolean {
    const { _stateID } = state;
    const { changes } = this.statements.setState.run(
      JSON.stringify(withoutDeltalog(state)),
      _stateID,
      Date.now(),
      gameoverOf(state),
      matchID,
      _stateID - 1,
    );
    if (changes === 0) {
      const stored = this.statements.stateID.get(matchID) as { state_id: number } | undefined;
      return stored?.state_id === _stateID && deltalog.length === 0;
    }
    if (deltalog.length) this.statements.addLog.run(matchID, _stateID, JSON.stringify(deltalog));
    return true;
  }

  private inTransaction<T>(work: () => T): T {
    const { begin, commit, rollback } = this.statements;
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      rollback.run();
      throw error;
    }
  }
}

const withoutDeltalog = ({ deltalog, ...state }: State): Omit<State, 'deltalog'> => state;

const gameoverOf = ({ ctx }: State): string | null => (ctx.gameover === undefined ? null : JSON.stringify(ctx.gameover));

const parsed = (row: { json: string } | undefined): State | undefined => row && JSON.parse(row.json);

/** `updatedAt` and `gameover` have columns of their own, which a move writes. */
function metadataText({ updatedAt, gameover, ...metadata }: MatchData): string {
  return JSON.stringify({ ...metadata, players: sealed(metadata.players) });
}

type Filter = { gameName?: string } & Pick<ListOptions, 'isGameover' | 'updatedBefore' | 'updatedAfter'>;

const PLAYED = `(?2 is null or (gameover is not null) = ?2) and (?3 is null or updated_at < ?3) and (?4 is null or updated_at > ?4)`;

const filters = ({ gameName, isGameover, updatedBefore, updatedAfter }: Filter) => [
  gameName ?? null,
  isGameover === undefined ? null : Number(isGameover),
  updatedBefore ?? null,
  updatedAfter ?? null,
];

const COLUMNS = 'id, metadata, metadata_version, updated_at, gameover';

function prepareAll(db: Database.Database) {
  return {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    rollback: db.prepare('rollback'),
    check: db.prepare('select 1'),
    create: db.prepare(`insert into matches
      (id, game, unlisted, created_at, updated_at, gameover, metadata, metadata_version, state_id, state, initial_state)
      values (?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`),
    setState: db.prepare('update matches set state = ?, state_id = ?, updated_at = ?, gameover = ? where id = ? and state_id = ?'),
    addLog: db.prepare('insert into log (match_id, state_id, entries) values (?, ?, ?)'),
    setMetadata: db.prepare(`update matches set metadata = ?, unlisted = ?, metadata_version = metadata_version + 1
      where id = ? and (? is null or metadata_version = ?)`),
    state: db.prepare('select state as json from matches where id = ?'),
    initialState: db.prepare('select initial_state as json from matches where id = ?'),
    stateID: db.prepare('select state_id from matches where id = ?'),
    metadata: db.prepare(`select ${COLUMNS} from matches where id = ?`),
    log: db.prepare('select entries from log where match_id = ? order by state_id'),
    wipe: db.prepare('delete from matches where id = ?'),
    wipeLog: db.prepare('delete from log where match_id = ?'),
    ids: db.prepare(`select id from matches where (?1 is null or game = ?1) and ${PLAYED} order by updated_at desc`),
    list: db.prepare(`select ${COLUMNS} from matches where game = ?1 and unlisted = 0 and ${PLAYED}
      order by updated_at desc limit ?5 offset ?6`),
  };
}

type Statements = ReturnType<typeof prepareAll>;
