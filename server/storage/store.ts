import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type { Operation } from 'rfc6902';
import type { ClockData } from '../../src/boardgame/clock/terms.js';
import { VERSION } from '../../src/version.js';
import { errorLog, type Log } from '../log.js';
import type { BotStore } from './botStore.js';
import type { NotificationStore, SeatsToNotify } from './notificationStore.js';
import type { OfferStore } from './offerStore.js';
import type { OpenMatchStore } from './openMatchStore.js';
import type { ConditionalOrderStore } from './orderStore.js';
import type { PlayerStore } from './playerStore.js';
import type { RatingStore } from './ratingStore.js';

/** Thrown if another process has already stored a later state. The write had no effect. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite';
}

/** Thrown if the server does not know whether a move was written. */
export class Uncertain extends Error {
  override readonly name = 'Uncertain';

  /**
   * @param stateID the state id after the move
   * @param within milliseconds after which the outcome is final
   */
  constructor(
    readonly stateID: number,
    readonly within: number,
    cause: unknown,
  ) {
    super('it is not known whether this was stored', { cause });
  }
}

/** Thrown if the server does not know whether a write succeeded, and the store does not respond. Sent as HTTP 503. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly status = 503;
  readonly expose = true;
  constructor(cause: unknown) {
    super('The server cannot tell whether this was done. Reload the match.', { cause });
  }
}

/** Thrown if another call has changed the seats first. The write had no effect. Sent as HTTP 409. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly status = 409;
  readonly expose = true;
  constructor() {
    super('The match has changed in the meantime. Reload it.');
  }
}

/** Thrown if a match's stored data cannot be read. Sent as HTTP 422, with the row if it is known. */
export class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch';
  readonly status = 422;
  readonly expose = true;
  /** @param stateID the state id of the log row */
  constructor(stateID?: number) {
    super(stateID === undefined ? 'This match cannot be read.' : `The log of this match cannot be read at position ${stateID}.`);
  }
}

/**
 * Resolves as `work` does, but to undefined if the match cannot be read ({@link BrokenMatch}). An unreadable match must
 * not hide others.
 */
export async function readable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BrokenMatch) return undefined;
    throw error;
  }
}

/** Match data with this server's additions. */
export type MatchData = Server.MatchData & {
  /** `false` if this match has no chat. */
  chat?: boolean;
  /** Present only in matches with clocks. */
  clock?: ClockData;
  /** Format of state and log: {@link FORM}. */
  form?: number;
  /** Rules version at the start of the match. */
  rules?: string;
  /** Whether the result changes the players' ratings. */
  rated?: boolean;
  /** Maximum rating difference that the first player accepts. */
  within?: number;
};

/** Current format of states and logs. Matches with other formats are refused. */
export const FORM = 1;

/** Filters for a list of matches. */
export interface ListOptions {
  readonly gameName: string;
  readonly isGameover?: boolean;
  /** In milliseconds since 1970, exclusive. */
  readonly updatedBefore?: number;
  /** In milliseconds since 1970, exclusive. */
  readonly updatedAfter?: number;
  readonly limit: number;
  readonly offset: number;
}

/** A complete match, with its seed and credential hashes. */
export interface StoredMatch {
  readonly form: number;
  readonly rules: string;
  readonly metadata: MatchData;
  readonly opening: State;
  readonly state: State;
  /** `_stateID` after each move, with its log entries. */
  readonly log: readonly (readonly [stateID: number, entries: readonly LogEntry[]])[];
  /** Players' messages. Absent if not stored. */
  readonly chat?: readonly ChatMessage[];
  /** Spectators' messages. Absent if not stored. */
  readonly remarks?: readonly ChatMessage[];
}

/** Versions of the state and the data of a match. */
export interface MatchVersion {
  readonly stateID: number;
  /** Number of changes of the match data (players and their names). */
  readonly version: number;
}

/** Patch from a state back to the previous state. */
export interface EarlierState {
  /** Patch to the previous `G`, including secrets. */
  readonly operations: Operation[];
  /** Number of dice rolled before the move. Absent in old moves. */
  readonly thrown?: number;
}

export interface StoredStep {
  /** State id after the move. */
  readonly stateID: number;
  readonly log: readonly LogEntry[];
  /** Patch to the state before the move. Absent in old moves. */
  readonly back?: EarlierState;
}

/** Number of messages kept per match. */
export const MAX_CHAT_MESSAGES = 100;

export const isMatchID = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);

/**
 * boardgame.io's storage interface, extended. Guarantees:
 *
 * - `setState` writes state, log, `updatedAt` and `gameover` atomically. If the stored `_stateID` is not the previous one, it rejects with
 *   {@link StaleWrite}. Writing the stored state again has no effect. When the promise resolves, the move is durable. After
 *   {@link Uncertain}, the move may have been written or may yet be written. After other errors it is not written.
 * - `fetch` returns no log entries after its state.
 * - `setMetadata` rejects with {@link Conflict} if the object returned by `fetch` is outdated.
 * - Other writes reject with {@link Unanswered} if they may have been written.
 * - Credentials are stored as hashes, and `players` has no prototype.
 */
export abstract class Store extends Async {
  /** Returns the rules version for new matches of a game. Assigned by the server. */
  rulesOf: (game: string) => string = () => VERSION;
  /** Logs matches that cannot be read. Assigned by the server. */
  report: Log = errorLog;
  /** Notification settings and due messages. */
  abstract readonly notices: NotificationStore;
  /** Matches with bots. */
  abstract readonly captains: BotStore;
  abstract readonly offers: OfferStore;
  /** Players with keys, their devices and their seats. */
  abstract readonly people: PlayerStore;
  /** Public matches waiting for an opponent. */
  abstract readonly openMatches: OpenMatchStore;
  /** Ratings, results of rated matches, and the public data of players. */
  abstract readonly ratings: RatingStore;
  abstract readonly plans: ConditionalOrderStore;
  abstract override connect(): Promise<void>;
  abstract override createMatch(matchID: string, match: { initialState: State; metadata: Server.MatchData }): Promise<void>;
  /**
   * @param seatsToNotify the seats to notify
   * @param back the patch to the previous state
   */
  abstract override setState(
    matchID: string,
    state: State,
    deltalog?: LogEntry[],
    seatsToNotify?: SeatsToNotify,
    back?: EarlierState,
  ): Promise<void>;
  /**
   * Exchanges the players of two seats in one transaction: state, log, match data, holdings, notifications, automatic answers and chat
   * senders. Drops conditional orders and offers. Rejects with {@link StaleWrite}, without writing, if the state or data have changed.
   *
   * @param metadata an object returned by `fetch`
   */
  abstract exchange(matchID: string, state: State, metadata: MatchData, seatsToNotify?: SeatsToNotify): Promise<void>;
  abstract override listMatches(opts?: StorageAPI.ListMatchesOpts): Promise<string[]>;
  /** Returns public matches, most recent first. */
  abstract list(options: ListOptions): Promise<{ matchID: string; metadata: MatchData }[]>;
  /** Returns the current state and the log entries after `stateID`, or undefined for an unknown match. */
  abstract since(matchID: string, stateID: number): Promise<{ state: State; log: LogEntry[] } | undefined>;
  /** Returns the log of the last `limit` moves up to a state. */
  abstract logBefore(matchID: string, stateID: number, limit: number): Promise<LogEntry[]>;
  /** Returns the last `limit` moves up to a state, newest first. */
  abstract stepsBefore(matchID: string, stateID: number, limit: number): Promise<StoredStep[]>;
  /** Stores a player's message. The last {@link MAX_CHAT_MESSAGES} are kept. Storing a message twice has no effect. */
  abstract say(matchID: string, message: ChatMessage): Promise<void>;
  /** Returns the players' messages, oldest first. */
  abstract said(matchID: string): Promise<ChatMessage[]>;
  /** Stores a spectator's message, like {@link say}. The sender is a name, which may be empty. */
  abstract remark(matchID: string, message: ChatMessage): Promise<void>;
  /** Returns the spectators' messages, oldest first. */
  abstract remarks(matchID: string): Promise<ChatMessage[]>;
  /** Returns the versions of matches. Unknown matches are omitted. */
  abstract versionsOf(matchIDs: readonly string[]): Promise<ReadonlyMap<string, MatchVersion>>;
  /** Returns the data version of an object returned by `fetch`. */
  abstract versionOf(metadata: Server.MatchData): number | undefined;
  /** Returns up to `limit` match ids after `after`, in a fixed order. */
  abstract page(after: string, limit: number): Promise<string[]>;
  abstract count(): Promise<number>;
  /** Returns all data stored for a match, as of a single point in time. */
  abstract keep(matchID: string): Promise<StoredMatch | undefined>;
  /** Stores a match returned by `keep`. Returns false, without changes, if the id exists. */
  abstract restore(matchID: string, kept: StoredMatch): Promise<boolean>;
  /** Stores a value unless the key exists. Returns the stored value, which may be an earlier one. */
  abstract keepOnce(key: string, value: string): Promise<string>;
  /** Rejects if the store does not respond. */
  abstract check(): Promise<void>;
  abstract close(): Promise<void>;
}
