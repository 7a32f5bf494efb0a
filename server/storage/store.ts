import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type { Operation } from 'rfc6902';
import type { ClockData } from '../../src/boardgame/clock/terms.js';
import { VERSION } from '../../src/version.js';
import { errorLog, type Log } from '../log.js';
import type { BotStore } from './botStore.js';
import type { NotificationStore, SeatsToNotify } from './notificationStore.js';
import type { OfferStore } from './offerStore.js';
import type { ConditionalOrderStore } from './orderStore.js';
import type { PlayerStore } from './playerStore.js';

/** Somebody else has written this match's state in the meantime: read it again. Nothing was written. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite';
}

/** Nobody can say yet whether a move was written: its answer was lost on the way. */
export class Uncertain extends Error {
  override readonly name = 'Uncertain';

  /**
   * @param stateID `_stateID` after the move
   * @param within ms after which what the store holds is what came of it
   */
  constructor(
    readonly stateID: number,
    readonly within: number,
    cause: unknown,
  ) {
    super('it is not known whether this was stored', { cause });
  }
}

/** The store went away in the midst of writing, and stays away. Answered as HTTP 503. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly status = 503;
  readonly expose = true;
  constructor(cause: unknown) {
    super('Nobody knows whether this was carried out: look at the match again.', { cause });
  }
}

/** Somebody else has changed the match's seats in the meantime. Answered as HTTP 409. Nothing was written. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly status = 409;
  readonly expose = true;
  constructor() {
    super('The match has changed meanwhile. Load it again.');
  }
}

/** Stored data of a match cannot be read. Answered as HTTP 422, with the row where that is known. */
export class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch';
  readonly status = 422;
  readonly expose = true;
  /** @param stateID of the row of the log */
  constructor(stateID?: number) {
    super(stateID === undefined ? 'This match cannot be read.' : `The log of this match cannot be read at position ${stateID}.`);
  }
}

/** What is found of a match; nothing where it cannot be read: one such match does not hide the others. */
export async function readable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BrokenMatch) return undefined;
    throw error;
  }
}

/** Match data with what this server adds to boardgame.io's. */
export type MatchData = Server.MatchData & {
  /** false: no chat in this match. */
  chat?: boolean;
  /** Of a match that is played by the clock. */
  clock?: ClockData;
  /** How the store writes the match: see {@link FORM}. */
  form?: number;
  /** Version of the rules that the match was begun under. */
  rules?: string;
};

/** How this version writes states and logs. A match in another form is refused, never guessed at. */
export const FORM = 1;

export interface ListOptions {
  readonly gameName: string;
  readonly isGameover?: boolean;
  /** Milliseconds since 1970, exclusive. */
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
  readonly limit: number;
  readonly offset: number;
}

/** All that is kept of a match. Holds the seed of its dice and the hashes of its credentials. */
export interface StoredMatch {
  readonly form: number;
  readonly rules: string;
  readonly metadata: MatchData;
  readonly opening: State;
  readonly state: State;
  /** By move: `_stateID` of the state after it, and its entries. */
  readonly log: readonly (readonly [stateID: number, entries: readonly LogEntry[]])[];
  /** What was said; missing where it was not kept. */
  readonly chat?: readonly ChatMessage[];
  /** What those said who watched; missing where it was not kept. */
  readonly remarks?: readonly ChatMessage[];
}

/** How far a match is. */
export interface MatchVersion {
  readonly stateID: number;
  /** Counts the changes of its data: who sits where, and what he is called. */
  readonly version: number;
}

/** What leads back from a state to the one before it. */
export interface EarlierState {
  /** What makes the `G` before the move of the one after it: secrets and all. */
  readonly operations: Operation[];
  /** Dice of play thrown before the move. Missing where none was kept. */
  readonly thrown?: number;
}

/** A move as it is kept. */
export interface StoredStep {
  /** `_stateID` of the state after it. */
  readonly stateID: number;
  readonly log: readonly LogEntry[];
  /** Missing where none was kept. */
  readonly back?: EarlierState;
}

/** As many messages of a match are kept. */
export const SAID = 100;

/** Match ids as the server makes and takes them. Anything else is no match. */
export const isMatchID = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);

/**
 * boardgame.io's storage interface, and what it lacks. A store promises:
 *
 * - `setState` writes state, log, `updatedAt` and `gameover` together or not at all, and only if the stored state is the one
 *   before (`_stateID` one less); else it rejects with {@link StaleWrite}. The state that is stored already is no change.
 *   Once it resolves, the move survives the end of the process. It rejects with {@link Uncertain} where the move may have been
 *   written, or may yet be; any other error says that it was not, and will not be.
 * - `fetch` never gives a log that is longer than the state it gives.
 * - `setMetadata` of an object that came from `fetch` rejects with {@link Conflict} if it was written since.
 * - what is written beside moves rejects with {@link Unanswered} where it may have been written; any other error says that it was not.
 * - credentials are hashed before they are written; `players` has no prototype.
 */
export abstract class Store extends Async {
  /** The version of the rules under which matches of a game are begun; the server that uses the store says it. */
  rulesOf: (game: string) => string = () => VERSION;
  /** Told of matches that cannot be read; the server that uses the store says where to. */
  report: Log = errorLog;
  /** Where seats want to be told that it is their turn. */
  abstract readonly notices: NotificationStore;
  /** The matches that captains play in. */
  abstract readonly captains: BotStore;
  /** What the players offer each other. */
  abstract readonly offers: OfferStore;
  /** Who plays from several devices, and which seats he holds. */
  abstract readonly people: PlayerStore;
  /** What seats have said beforehand. */
  abstract readonly plans: ConditionalOrderStore;
  abstract override connect(): Promise<void>;
  abstract override createMatch(matchID: string, match: { initialState: State; metadata: Server.MatchData }): Promise<void>;
  /**
   * @param asked seats that the move asks, to be told beside the table
   * @param back what leads back from it
   */
  abstract override setState(
    matchID: string,
    state: State,
    deltalog?: LogEntry[],
    asked?: SeatsToNotify,
    back?: EarlierState,
  ): Promise<void>;
  /**
   * Writes a match whose two players have changed sides, in one transaction: its state and log as `setState` does, its data, and with each
   * player what the server keeps for him: seats that people hold, notices, standing orders, and the sender of what he has said. Plans are
   * dropped, and offers. Rejects with {@link StaleWrite}, and nothing written, where the state or the data are others since.
   *
   * @param metadata an object that came from `fetch`
   */
  abstract exchange(matchID: string, state: State, metadata: MatchData, asked?: SeatsToNotify): Promise<void>;
  abstract override listMatches(opts?: StorageAPI.ListMatchesOpts): Promise<string[]>;
  /** Matches that may be listed, those played last first. */
  abstract list(options: ListOptions): Promise<{ matchID: string; metadata: MatchData }[]>;
  /** The stored state with the log entries of the moves after `stateID`, or nothing where there is no such match. */
  abstract since(matchID: string, stateID: number): Promise<{ state: State; log: LogEntry[] } | undefined>;
  /** The log entries of the last `limit` moves that led to a state, in order. */
  abstract logBefore(matchID: string, stateID: number, limit: number): Promise<LogEntry[]>;
  /** The last `limit` moves that led to a state, each with the way back from it, the newest first. */
  abstract wayBack(matchID: string, stateID: number, limit: number): Promise<StoredStep[]>;
  /** Keeps what was said at a match, the latest {@link SAID} words of it; a message that is kept already is no change. */
  abstract say(matchID: string, message: ChatMessage): Promise<void>;
  /** What was said at a match, in order. */
  abstract said(matchID: string): Promise<ChatMessage[]>;
  /** Keeps what somebody said who only watches, as {@link say} does what players say; its sender is his name, or empty. */
  abstract remark(matchID: string, message: ChatMessage): Promise<void>;
  /** What those said who watched, in order. */
  abstract remarks(matchID: string): Promise<ChatMessage[]>;
  /** How far each of these matches is that exists. */
  abstract stands(matchIDs: readonly string[]): Promise<ReadonlyMap<string, MatchVersion>>;
  /** The count of changes of a match's data, as it was when `fetch` gave this. */
  abstract versionOf(metadata: Server.MatchData): number | undefined;
  /** Ids of all matches in an order that does not change, `limit` of them, from the one after `after` on. */
  abstract page(after: string, limit: number): Promise<string[]>;
  abstract count(): Promise<number>;
  /** Everything about one match, as it was at one moment. */
  abstract keep(matchID: string): Promise<StoredMatch | undefined>;
  /** Writes a match as it was kept. False, and nothing written, where there is one with this id. */
  abstract restore(matchID: string, kept: StoredMatch): Promise<boolean>;
  /** Keeps a value of the server's own under a key, unless one is kept there. Gives the one that is, the same to every process. */
  abstract keepOnce(key: string, value: string): Promise<string>;
  /** Throws when the store does not answer. */
  abstract check(): Promise<void>;
  abstract close(): Promise<void>;
}
