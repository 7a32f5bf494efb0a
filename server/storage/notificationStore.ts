import type { CHANNELS, FAULTS } from '../../src/api/notifications.js';

export type Channel = (typeof CHANNELS)[number];

export type Fault = (typeof FAULTS)[number];

export interface Subscription {
  /** 144 random bits, which allow only unsubscribing. */
  readonly id: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly channel: Channel;
  /** Address, as JSON of the channel. */
  readonly target: string;
  /** Hash of the seat's credentials. The subscription ends when they change. */
  readonly owner: string;
  /** Set until the address is confirmed. */
  readonly token?: string;
}

export interface NotificationState extends Subscription {
  readonly fault?: Fault;
}

export interface Due extends Subscription {
  readonly turn: number;
  /** Number of attempts, including this one. */
  readonly attempts: number;
  /** When the reservation ends, in ms since 1970. Also identifies the reservation. */
  readonly until: number;
}

/** Seats that must decide, and the time from which they may be notified, in ms since 1970. */
export interface SeatsToNotify {
  readonly seats: readonly string[];
  readonly from: number;
}

/**
 * Stores notifications. A subscription has at most one message, for the latest turn. Guarantees:
 *
 * - `setState` stores {@link SeatsToNotify} with the move. When a match ends, its subscriptions are deleted.
 * - Only one process reserves a message at a time. After the reservation the message is due again.
 */
export interface NotificationStore {
  /** Replaces the seat's subscription for the channel. For push, keeps the last few. */
  set(subscription: Subscription): Promise<void>;
  of(matchID: string, playerID: string): Promise<NotificationState[]>;
  find(id: string): Promise<NotificationState | undefined>;
  confirm(token: string): Promise<boolean>;
  forgetUnconfirmed(before: number): Promise<void>;
  drop(which: { readonly id: string } | { readonly matchID: string; readonly playerID: string }): Promise<void>;
  /** Queues messages without storing a move. */
  ask(matchID: string, stateID: number, seats: SeatsToNotify): Promise<void>;
  /** Reserves up to `most` due messages for `lease` ms. */
  take(now: number, lease: number, most: number): Promise<Due[]>;
  markDone(due: Due, fault?: Fault): Promise<void>;
  postpone(due: Due, until: number, fault: Fault): Promise<void>;
}

/** Returns ms since 1970. A wrong system clock makes a message early or late but never repeats it. */
export const dueAfter = (ms: number): number => Date.now() + ms;

/** Default delay in ms, longer than it takes to notice a lost connection. */
export const NOTIFY_AFTER = 60_000;
