import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { captainsIn } from '../match/seats.js';
import { twoSeats } from '../match/swapping.js';
import type { BotStore } from './botStore.js';
import { isDiskFull } from './diskFull.js';
import { type Exchange, exchange } from './exchange.js';
import type { NotificationStore, SeatsToNotify } from './notificationStore.js';
import type { OfferStore } from './offerStore.js';
import type { ConditionalOrderStore } from './orderStore.js';
import type { PlayerStore } from './playerStore.js';
import { entriesText, gameoverOf, logOf, METADATA, metadataOf, metadataText, stateOf, stateText, stepOf } from './rows.js';
import type { ChatRow, LogRow, MatchRow, Tables } from './schema.js';
import { enrolling, SqlBotStore } from './sqlBotStore.js';
import { SqlNotificationStore } from './sqlNotificationStore.js';
import { SqlOfferStore } from './sqlOfferStore.js';
import { SqlOrderStore } from './sqlOrderStore.js';
import { SqlPlayerStore } from './sqlPlayerStore.js';
import {
  BrokenMatch,
  Conflict,
  type EarlierState,
  FORM,
  isMatchID,
  type ListOptions,
  type MatchData,
  type MatchVersion,
  SAID,
  StaleWrite,
  Store,
  type StoredMatch,
  type StoredStep,
} from './store.js';

/** A move ready to be written. */
export interface Move {
  readonly matchID: string;
  /** `_stateID` after the move; the one before is one less. */
  readonly stateID: number;
  /** JSON. */
  readonly state: string;
  readonly gameover: string | null;
  /** JSON of the move's log entries, or nothing if it has none. */
  readonly entries: string | undefined;
  /** Seats that it asks, to be told beside the table. */
  readonly asked: SeatsToNotify | undefined;
}

/** Who talks to whom: the players of a match, or those who watch it. */
type Room = 'chat' | 'remarks';

/** What must fit on a disk that was full before it counts as one that has room, in bytes. */
const PROBE = 1024 * 1024;

/** Rows that one statement writes or asks for at most. */
const CHUNK = 500;

/** Matches in an SQL database, whichever engine runs it. An engine says how to open it and how to write one move. */
export abstract class SqlStore extends Store {
  // As what a store promises: the class would bring all types of the query builder into the package’s.
  override readonly notices: NotificationStore = new SqlNotificationStore(() => this.db);
  override readonly captains: BotStore = new SqlBotStore(() => this.db);
  override readonly offers: OfferStore = new SqlOfferStore(() => this.db);
  override readonly people: PlayerStore = new SqlPlayerStore(() => this.db);
  override readonly plans: ConditionalOrderStore = new SqlOrderStore(() => this.db);
  private database: Kysely<Tables> | undefined;
  /**
   * The version of the match data that an object was fetched as. By object, not by a member: boardgame.io's lobby fetches the data, changes
   * it and passes the same object to `setMetadata`, and a member would be written with it and sent to clients.
   */
  private readonly versions = new WeakMap<object, number>();
  /** Matches that cannot be read and were reported. */
  private readonly broken = new Set<string>();
  /** The last write found no room on the disk. */
  private full = false;

  /**
   * Opens the database, with its tables brought up to date. Rejects with a sentence if that cannot be done.
   * @internal
   */
  protected abstract open(): Promise<Kysely<Tables>>;

  /**
   * Writes state, log and dates in one transaction. False, and nothing written, unless the stored state was the one before.
   * @internal
   */
  protected abstract write(move: Move): Promise<boolean>;

  /**
   * Finishes what is under way before the database is closed.
   * @internal
   */
  protected async settle(): Promise<void> {}

  /** @internal */
  protected get db(): Kysely<Tables> {
    if (!this.database) throw new Error('the store is closed');
    return this.database;
  }

  async connect(): Promise<void> {
    this.database ??= await this.open();
  }

  async close(): Promise<void> {
    await this.settle();
    const { database } = this;
    this.database = undefined;
    await database?.destroy();
  }

  async check(): Promise<void> {
    await this.db.selectFrom('about').select('key').limit(1).execute();
    if (this.full) await this.writing(() => this.probe());
  }

  /**
   * Does something that writes. An engine that may lose the answer asks `outcome` what came of it.
   *
   * @param outcome what `work` would have given, once it is seen to be carried out; nothing before
   * @internal
   */
  protected carryOut<T>(work: () => Promise<T>, _outcome: () => Promise<T | undefined>): Promise<T> {
    return this.writing(work);
  }

  /** Does something that writes, and remembers whether the disk had room for it. */
  protected async writing<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      this.full = false;
      return done;
    } catch (error) {
      this.full ||= isDiskFull(error);
      throw error;
    }
  }

  /** Writes as much as a match may need, and takes it away again. */
  private async probe(): Promise<void> {
    const probe = { key: 'probe', value: 'x'.repeat(PROBE) };
    await this.db
      .insertInto('about')
      .values(probe)
      .onConflict((same) => same.column('key').doUpdateSet(probe))
      .execute();
    await this.db.deleteFrom('about').where('key', '=', probe.key).execute();
  }

  override async createMatch(
    matchID: string,
    { initialState, metadata }: { initialState: State; metadata: Server.MatchData },
  ): Promise<void> {
    const kept: StoredMatch = {
      form: FORM,
      rules: this.rulesOf(metadata.gameName),
      metadata,
      opening: initialState,
      state: initialState,
      log: [],
    };
    if (!(await this.restore(matchID, kept))) throw new Error(`there is a match ${matchID} already`);
  }

  override async setState(
    matchID: string,
    state: State,
    deltalog: LogEntry[] = [],
    asked?: SeatsToNotify,
    back?: EarlierState,
  ): Promise<void> {
    const { _stateID: stateID } = state;
    const move: Move = {
      matchID,
      stateID,
      state: stateText(state),
      gameover: gameoverOf(state),
      entries: entriesText(deltalog, back),
      asked: asked?.seats.length ? asked : undefined,
    };
    if (await this.writing(() => this.write(move))) return;
    const isStored = move.entries === undefined && (await this.stands([matchID])).get(matchID)?.stateID === stateID;
    if (!isStored) throw new StaleWrite(`${matchID} has moved on`);
  }

  async exchange(matchID: string, state: State, metadata: MatchData, asked?: SeatsToNotify): Promise<void> {
    const [[one], [other]] = twoSeats(metadata.players);
    const change: Exchange = {
      matchID,
      seats: [one, other],
      stateID: state._stateID,
      state: stateText(state),
      entries: entriesText(state.deltalog ?? [], undefined),
      metadata: metadataText(metadata),
      version: this.versionOf(metadata) ?? 0,
      asked: asked?.seats.length ? asked : undefined,
    };
    const outcome = async () => {
      const row = await this.row(matchID, { metadata: true });
      if (!row || row.state_id < change.stateID) return undefined;
      return row.metadata === change.metadata;
    };
    const work = () => this.db.transaction().execute((db) => exchange(db, change));
    if (!(await this.carryOut(work, outcome))) throw new StaleWrite(`${matchID} has moved on`);
  }

  override async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const version = this.versionOf(metadata);
    const text = metadataText(metadata);
    const update = async () => {
      const { numUpdatedRows } = await this.db
        .updateTable('matches')
        .set((row) => ({
          metadata: text,
          unlisted: metadata.unlisted ? 1 : 0,
          metadata_version: row('metadata_version', '+', 1),
        }))
        .where('id', '=', matchID)
        .$if(version !== undefined, (query) => query.where('metadata_version', '=', version ?? 0))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    };
    const outcome = async () => {
      const row = await this.row(matchID, { metadata: true });
      if (row?.metadata === text) return true;
      // Somebody else's change stands where this one would have had to.
      return version === undefined || row?.metadata_version === version ? undefined : false;
    };
    if (!(await this.carryOut(update, outcome))) throw new Conflict();
    if (version !== undefined) this.versions.set(metadata, version + 1);
  }

  override versionOf(metadata: Server.MatchData): number | undefined {
    return this.versions.get(metadata);
  }

  override async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    if (isMatchID(matchID)) {
      const { state, metadata, log, initialState } = opts;
      const row = state || metadata || log ? await this.row(matchID, { state, metadata }) : undefined;
      if (state) found.state = row && stateOf(row.state);
      if (metadata) found.metadata = row && this.remembered(row);
      // The state was read first, and the log is read no further: so both are of one moment.
      if (log) found.log = row ? logOf(await this.entries(matchID, 0, row.state_id)) : [];
      if (initialState) found.initialState = await this.opening(matchID);
    }
    return found as StorageAPI.FetchResult<O>;
  }

  async since(matchID: string, stateID: number): Promise<{ state: State; log: LogEntry[] } | undefined> {
    const row = await this.row(matchID, { state: true });
    return row && { state: stateOf(row.state), log: logOf(await this.entries(matchID, stateID, row.state_id)) };
  }

  async logBefore(matchID: string, stateID: number, limit: number): Promise<LogEntry[]> {
    return logOf((await this.newest(matchID, stateID, limit)).reverse());
  }

  async wayBack(matchID: string, stateID: number, limit: number): Promise<StoredStep[]> {
    return (await this.newest(matchID, stateID, limit)).map(stepOf);
  }

  /** The log of the last moves that led to a state, the newest first. */
  private newest(matchID: string, stateID: number, limit: number) {
    return this.db
      .selectFrom('log')
      .select(['state_id', 'entries'])
      .where('match_id', '=', matchID)
      .where('state_id', '<=', stateID)
      .orderBy('state_id', 'desc')
      .limit(limit)
      .execute();
  }

  say(matchID: string, message: ChatMessage): Promise<void> {
    return this.hear('chat', matchID, message);
  }

  said(matchID: string): Promise<ChatMessage[]> {
    return this.heard('chat', matchID);
  }

  remark(matchID: string, message: ChatMessage): Promise<void> {
    return this.hear('remarks', matchID, message);
  }

  remarks(matchID: string): Promise<ChatMessage[]> {
    return this.heard('remarks', matchID);
  }

  private async hear(room: Room, matchID: string, message: ChatMessage): Promise<void> {
    const latest = (await this.words(room, matchID)).at(-1)?.number ?? 0;
    const row = chatRow(matchID, message, Number(latest) + 1);
    await this.writing(() =>
      this.db
        .insertInto(room)
        .values(row)
        .onConflict((same) => same.columns(['match_id', 'id']).doNothing())
        .execute(),
    );
    const tooMany = (await this.words(room, matchID)).slice(0, -SAID).map(({ id }) => id);
    if (tooMany.length) await this.db.deleteFrom(room).where('match_id', '=', matchID).where('id', 'in', tooMany).execute();
  }

  private async heard(room: Room, matchID: string): Promise<ChatMessage[]> {
    return (await this.words(room, matchID)).map(({ message }) => JSON.parse(message));
  }

  private words(room: Room, matchID: string) {
    return this.db.selectFrom(room).selectAll().where('match_id', '=', matchID).orderBy('number').orderBy('id').execute();
  }

  async stands(matchIDs: readonly string[]): Promise<ReadonlyMap<string, MatchVersion>> {
    const found = new Map<string, MatchVersion>();
    for (let n = 0; n < matchIDs.length; n += CHUNK) {
      const some = matchIDs.slice(n, n + CHUNK);
      const rows = await this.db.selectFrom('matches').select(['id', 'state_id', 'metadata_version']).where('id', 'in', some).execute();
      for (const { id, state_id, metadata_version } of rows) found.set(id, { stateID: state_id, version: metadata_version });
    }
    return found;
  }

  override async wipe(matchID: string): Promise<void> {
    const wipe = async (db: Transaction<Tables>) => {
      await db.deleteFrom('matches').where('id', '=', matchID).execute();
      await db.deleteFrom('openings').where('match_id', '=', matchID).execute();
      await db.deleteFrom('log').where('match_id', '=', matchID).execute();
      await db.deleteFrom('chat').where('match_id', '=', matchID).execute();
      await db.deleteFrom('remarks').where('match_id', '=', matchID).execute();
      await db.deleteFrom('notices').where('match_id', '=', matchID).execute();
      await db.deleteFrom('plans').where('match_id', '=', matchID).execute();
      await db.deleteFrom('captains').where('match_id', '=', matchID).execute();
      await db.deleteFrom('offers').where('match_id', '=', matchID).execute();
      await db.deleteFrom('holdings').where('match_id', '=', matchID).execute();
      return true;
    };
    const outcome = async () => ((await this.row(matchID, {})) ? undefined : true);
    await this.carryOut(() => this.db.transaction().execute(wipe), outcome);
  }

  override async listMatches({ gameName, where = {} }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const query = this.db
      .selectFrom('matches')
      .select('id')
      .$if(gameName !== undefined, (every) => every.where('game', '=', gameName ?? ''));
    const rows = await played(query, where).orderBy('updated_at', 'desc').execute();
    return rows.map(({ id }) => id);
  }

  async list({ gameName, limit, offset, ...filter }: ListOptions): Promise<{ matchID: string; metadata: MatchData }[]> {
    const query = this.db.selectFrom('matches').select(METADATA).where('game', '=', gameName).where('unlisted', '=', 0);
    const rows = await played(query, filter).orderBy('updated_at', 'desc').limit(limit).offset(offset).execute();
    return rows.flatMap((row) => {
      const metadata = this.readable(row);
      return metadata ? [{ matchID: row.id, metadata }] : [];
    });
  }

  async page(after: string, limit: number): Promise<string[]> {
    const rows = await this.db.selectFrom('matches').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();
    return rows.map(({ id }) => id);
  }

  async count(): Promise<number> {
    const { matches } = await this.db
      .selectFrom('matches')
      .select((row) => row.fn.countAll().as('matches'))
      .executeTakeFirstOrThrow();
    return Number(matches);
  }

  async keep(matchID: string): Promise<StoredMatch | undefined> {
    const row = await this.row(matchID, { state: true, metadata: true });
    const opening = await this.opening(matchID);
    if (!row || !opening) return undefined;
    const { form, rules, ...metadata } = metadataOf(row);
    const log = await this.entries(matchID, 0, row.state_id);
    return {
      form: row.form,
      rules: row.rules,
      metadata,
      opening,
      state: stateOf(row.state),
      log: log.map(({ state_id, entries }) => [state_id, JSON.parse(entries)] as const),
      chat: await this.said(matchID),
      remarks: await this.remarks(matchID),
    };
  }

  async restore(matchID: string, { form, rules, metadata, opening, state, log, chat = [], remarks = [] }: StoredMatch): Promise<boolean> {
    if (!isMatchID(matchID)) throw new TypeError('not a match id');
    const match: MatchRow = {
      id: matchID,
      game: metadata.gameName,
      unlisted: metadata.unlisted ? 1 : 0,
      created_at: metadata.createdAt,
      updated_at: metadata.updatedAt,
      gameover: gameoverOf(state),
      metadata: metadataText(metadata),
      metadata_version: 1,
      state_id: state._stateID,
      state: stateText(state),
      form,
      rules,
    };
    const rows: LogRow[] = log.map(([state_id, entries]) => ({ match_id: matchID, state_id, entries: JSON.stringify(entries) }));
    const write = async (db: Transaction<Tables>) => {
      const fresh = await db
        .insertInto('matches')
        .values(match)
        .onConflict((same) => same.column('id').doNothing())
        .executeTakeFirst();
      if (fresh.numInsertedOrUpdatedRows === 0n) return false;
      await db
        .insertInto('openings')
        .values({ match_id: matchID, state: stateText(opening) })
        .execute();
      for (let n = 0; n < rows.length; n += CHUNK) {
        await db
          .insertInto('log')
          .values(rows.slice(n, n + CHUNK))
          .execute();
      }
      if (captainsIn(metadata).size) await enrolling(db, matchID).execute();
      for (const [room, said] of [
        ['chat', chat],
        ['remarks', remarks],
      ] as const) {
        const rows = said.map((message, n) => chatRow(matchID, message, n));
        if (rows.length) await db.insertInto(room).values(rows).execute();
      }
      return true;
    };
    // Who writes a match has drawn its id, or has seen that there was none.
    const outcome = async () => ((await this.row(matchID, {})) ? true : undefined);
    return this.carryOut(() => this.db.transaction().execute(write), outcome);
  }

  async keepOnce(key: string, value: string): Promise<string> {
    await this.db
      .insertInto('about')
      .values({ key, value })
      .onConflict((same) => same.column('key').doNothing())
      .execute();
    const kept = await this.db.selectFrom('about').select('value').where('key', '=', key).executeTakeFirstOrThrow();
    return kept.value;
  }

  /** The row of a match; `state` and `metadata` only where they are asked for, because they are long. */
  private row(matchID: string, { state, metadata }: StorageAPI.FetchOpts) {
    return this.db
      .selectFrom('matches')
      .select(['id', 'state_id', 'metadata_version', 'updated_at', 'gameover', 'form', 'rules'])
      .select((row) => [state ? 'state' : row.val('').as('state'), metadata ? 'metadata' : row.val('').as('metadata')])
      .where('id', '=', matchID)
      .executeTakeFirst();
  }

  private async opening(matchID: string): Promise<State | undefined> {
    const row = await this.db.selectFrom('openings').select('state').where('match_id', '=', matchID).executeTakeFirst();
    return row && stateOf(row.state);
  }

  /** The log of the moves after one state, up to another. */
  private entries(matchID: string, after: number, upTo: number) {
    return this.db
      .selectFrom('log')
      .select(['state_id', 'entries'])
      .where('match_id', '=', matchID)
      .where('state_id', '>', after)
      .where('state_id', '<=', upTo)
      .orderBy('state_id')
      .execute();
  }

  /** One match that cannot be read does not hide the others. */
  private readable(row: Parameters<typeof metadataOf>[0]): MatchData | undefined {
    try {
      return this.remembered(row);
    } catch (error) {
      if (!(error instanceof BrokenMatch)) throw error;
      if (!this.broken.has(row.id)) this.report('error', 'broken match', { match: row.id });
      this.broken.add(row.id);
      return undefined;
    }
  }

  private remembered(row: Parameters<typeof metadataOf>[0]): MatchData {
    const metadata = metadataOf(row);
    this.versions.set(metadata, row.metadata_version);
    return metadata;
  }
}

const chatRow = (match_id: string, message: ChatMessage, number: number): ChatRow => ({
  match_id,
  id: message.id,
  number,
  message: JSON.stringify(message),
});

type Filter = Pick<ListOptions, 'isGameover' | 'updatedBefore' | 'updatedAfter'>;

function played<O>(query: SelectQueryBuilder<Tables, 'matches', O>, { isGameover, updatedBefore, updatedAfter }: Filter) {
  return query
    .$if(isGameover !== undefined, (every) => every.where('gameover', isGameover ? 'is not' : 'is', null))
    .$if(updatedBefore !== undefined, (every) => every.where('updated_at', '<', updatedBefore ?? 0))
    .$if(updatedAfter !== undefined, (every) => every.where('updated_at', '>', updatedAfter ?? 0));
}
