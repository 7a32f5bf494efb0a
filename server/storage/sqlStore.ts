import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import type { SelectQueryBuilder } from 'kysely';
import { twoSeats } from '../match/swapping.js';
import type { BotStore } from './botStore.js';
import { type Exchange, exchange } from './exchange.js';
import type { NotificationStore, SeatsToNotify } from './notificationStore.js';
import type { OfferStore } from './offerStore.js';
import type { OpenMatchStore } from './openMatchStore.js';
import type { ConditionalOrderStore } from './orderStore.js';
import type { PlayerStore } from './playerStore.js';
import type { RatingStore } from './ratingStore.js';
import { entriesText, gameoverOf, logOf, METADATA, metadataOf, metadataText, stateOf, stateText, stepOf } from './rows.js';
import type { Tables } from './schema.js';
import { SqlBotStore } from './sqlBotStore.js';
import { SqlDatabase } from './sqlDatabase.js';
import { type MessageTable, SqlMessageStore } from './sqlMessageStore.js';
import { SqlNotificationStore } from './sqlNotificationStore.js';
import { SqlOfferStore } from './sqlOfferStore.js';
import { SqlOpenMatchStore } from './sqlOpenMatchStore.js';
import { SqlOrderStore } from './sqlOrderStore.js';
import { SqlPlayerStore } from './sqlPlayerStore.js';
import { SqlRatingStore } from './sqlRatingStore.js';
import {
  BrokenMatch,
  Conflict,
  type EarlierState,
  FORM,
  isMatchID,
  type ListOptions,
  type MatchData,
  type MatchVersion,
  StaleWrite,
  type StoredMatch,
  type StoredStep,
} from './store.js';
import { deleteMatch, insertMatch, MAX_ROWS } from './wholeMatch.js';

export interface Move {
  readonly matchID: string;
  /** `_stateID` after the move. */
  readonly stateID: number;
  /** State as JSON. */
  readonly state: string;
  readonly gameover: string | null;
  /** Log entries as JSON; undefined if there are none. */
  readonly entries: string | undefined;
  readonly seatsToNotify: SeatsToNotify | undefined;
}

/** Base class of stores in an SQL database. Subclasses open the database and write moves. */
export abstract class SqlStore extends SqlDatabase {
  // Typed as the interface, which keeps Kysely's types out of the package.
  override readonly notices: NotificationStore = new SqlNotificationStore(() => this.db);
  override readonly captains: BotStore = new SqlBotStore(() => this.db);
  override readonly offers: OfferStore = new SqlOfferStore(() => this.db);
  override readonly people: PlayerStore = new SqlPlayerStore(() => this.db);
  override readonly plans: ConditionalOrderStore = new SqlOrderStore(() => this.db);
  override readonly ratings: RatingStore = new SqlRatingStore(() => this.db);
  override readonly openMatches: OpenMatchStore = new SqlOpenMatchStore(() => this.db);
  private readonly chat = this.messages('chat');
  private readonly spectatorChat = this.messages('remarks');
  /** Versions of fetched objects, kept here because a property would be stored and sent to clients. */
  private readonly versions = new WeakMap<object, number>();
  private readonly broken = new Set<string>();

  /**
   * Writes a move in one transaction. Returns false, without writing, if the stored state is not the previous one.
   * @internal
   */
  protected abstract write(move: Move): Promise<boolean>;

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
    if (!(await this.restore(matchID, kept))) throw new Error(`match ${matchID} already exists`);
  }

  override async setState(
    matchID: string,
    state: State,
    deltalog: LogEntry[] = [],
    seatsToNotify?: SeatsToNotify,
    back?: EarlierState,
  ): Promise<void> {
    const { _stateID: stateID } = state;
    const move: Move = {
      matchID,
      stateID,
      state: stateText(state),
      gameover: gameoverOf(state),
      entries: entriesText(deltalog, back),
      seatsToNotify: seatsToNotify?.seats.length ? seatsToNotify : undefined,
    };
    if (await this.writing(() => this.write(move))) return;
    const isStored = move.entries === undefined && (await this.versionsOf([matchID])).get(matchID)?.stateID === stateID;
    if (!isStored) throw new StaleWrite(`match ${matchID} has changed meanwhile`);
  }

  async exchange(matchID: string, state: State, metadata: MatchData, seatsToNotify?: SeatsToNotify): Promise<void> {
    const [[one], [other]] = twoSeats(metadata.players);
    const change: Exchange = {
      matchID,
      seats: [one, other],
      stateID: state._stateID,
      state: stateText(state),
      entries: entriesText(state.deltalog ?? [], undefined),
      metadata: metadataText(metadata),
      version: this.versionOf(metadata) ?? 0,
      seatsToNotify: seatsToNotify?.seats.length ? seatsToNotify : undefined,
    };
    const outcome = async () => {
      const row = await this.row(matchID, { metadata: true });
      if (!row || row.state_id < change.stateID) return undefined;
      return row.metadata === change.metadata;
    };
    const work = () => this.db.transaction().execute((db) => exchange(db, change));
    if (!(await this.carryOut(work, outcome))) throw new StaleWrite(`match ${matchID} has changed meanwhile`);
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
      // Read the log up to the state's id, so that both match.
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

  async stepsBefore(matchID: string, stateID: number, limit: number): Promise<StoredStep[]> {
    return (await this.newest(matchID, stateID, limit)).map(stepOf);
  }

  private messages(table: MessageTable): SqlMessageStore {
    return new SqlMessageStore(
      table,
      () => this.db,
      (work) => this.writing(work),
    );
  }

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
    return this.chat.add(matchID, message);
  }

  said(matchID: string): Promise<ChatMessage[]> {
    return this.chat.of(matchID);
  }

  remark(matchID: string, message: ChatMessage): Promise<void> {
    return this.spectatorChat.add(matchID, message);
  }

  remarks(matchID: string): Promise<ChatMessage[]> {
    return this.spectatorChat.of(matchID);
  }

  async versionsOf(matchIDs: readonly string[]): Promise<ReadonlyMap<string, MatchVersion>> {
    const found = new Map<string, MatchVersion>();
    for (let n = 0; n < matchIDs.length; n += MAX_ROWS) {
      const some = matchIDs.slice(n, n + MAX_ROWS);
      const rows = await this.db.selectFrom('matches').select(['id', 'state_id', 'metadata_version']).where('id', 'in', some).execute();
      for (const { id, state_id, metadata_version } of rows) found.set(id, { stateID: state_id, version: metadata_version });
    }
    return found;
  }

  override async wipe(matchID: string): Promise<void> {
    const work = async () => {
      await this.db.transaction().execute((db) => deleteMatch(db, matchID));
      return true;
    };
    const outcome = async () => ((await this.row(matchID, {})) ? undefined : true);
    await this.carryOut(work, outcome);
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

  async restore(matchID: string, kept: StoredMatch): Promise<boolean> {
    if (!isMatchID(matchID)) throw new TypeError('not a match id');
    const work = () => this.db.transaction().execute((db) => insertMatch(db, matchID, kept));
    // The id is new, so an existing row was written by this call.
    const outcome = async () => ((await this.row(matchID, {})) ? true : undefined);
    return this.carryOut(work, outcome);
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

  /** Reads a match's row, with the long columns `state` and `metadata` only on request. */
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

type Filter = Pick<ListOptions, 'isGameover' | 'updatedBefore' | 'updatedAfter'>;

function played<O>(query: SelectQueryBuilder<Tables, 'matches', O>, { isGameover, updatedBefore, updatedAfter }: Filter) {
  return query
    .$if(isGameover !== undefined, (every) => every.where('gameover', isGameover ? 'is not' : 'is', null))
    .$if(updatedBefore !== undefined, (every) => every.where('updated_at', '<', updatedBefore ?? 0))
    .$if(updatedAfter !== undefined, (every) => every.where('updated_at', '>', updatedAfter ?? 0));
}
