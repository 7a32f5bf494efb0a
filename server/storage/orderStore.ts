import type { DROPPED } from '../../src/api/play.js';
import type { Chosen } from '../../src/kit/standing.js';

/** A move with its arguments, as a seat has it in the log. */
export interface OrderedMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** One decision of a plan. */
export interface OrderStep extends OrderedMove {
  /** The moves of others that must have come since the decision before it, no more and no fewer; nothing: whatever comes. */
  readonly after?: readonly OrderedMove[];
}

/** A move of the log as a seat sees it. Arguments that it does not see are missing. */
export interface SeenMove {
  readonly by: string;
  readonly move: string;
  readonly args?: readonly unknown[];
}

/** How far conditional orders have come. */
export interface OrderProgress {
  /** The state up to which moves were followed: `_stateID`. */
  readonly to: number;
  /** Steps that were carried out. */
  readonly done: number;
  /** The moves of others since the last step, without those they took back. */
  readonly others: readonly SeenMove[];
}

/** What a seat will do from a state on. */
export interface ConditionalOrders {
  /** The state that the player had before him: `_stateID`. */
  readonly at: number;
  readonly steps: readonly OrderStep[];
  /** Missing until the first look after the orders were made. */
  readonly progress?: OrderProgress;
}

export interface Dropped {
  readonly why: (typeof DROPPED)[number];
  /** The state at which it was seen. */
  readonly at: number;
}

/** What a seat has said beforehand in a match. It is nobody else's business. */
export interface SeatOrders {
  readonly matchID: string;
  readonly playerID: string;
  /** The hash of the credentials it was said with: with them it ends. */
  readonly owner: string;
  readonly orders: Chosen;
  readonly plan?: ConditionalOrders;
  readonly dropped?: Dropped;
  /** Counts the changes: who changes it says which one he has seen. */
  readonly version: number;
}

/**
 * What the store keeps of conditional orders and automatic answers. Progress is read from the log, so that no move has to write it. It
 * promises:
 *
 * - What a seat has said is due whenever the match has moved on since it was looked at, whoever moved and whatever became of him.
 * - `keep` writes nothing where somebody else has changed it since.
 */
export interface ConditionalOrderStore {
  of(matchID: string): Promise<SeatOrders[]>;
  /** Writes what a seat says, due at once. False, and nothing written, unless the version kept is the one before. */
  keep(said: SeatOrders): Promise<boolean>;
  /** Matches in which something is due, at most `most` of them. */
  due(now: number, most: number): Promise<string[]>;
  /**
   * There is nothing to be done for a seat before the match moves on from this state, unless it has said something else since.
   * @param progress of its conditional orders, kept with them
   */
  looked(said: SeatOrders, stateID: number, progress?: OrderProgress): Promise<void>;
  /** Nothing is done for a seat before a time, in milliseconds since 1970, unless it has said something else since. */
  postpone(said: SeatOrders, until: number): Promise<void>;
  /** Forgets what was said: of the whole match, or of a seat. */
  drop(matchID: string, playerID?: string): Promise<void>;
}
