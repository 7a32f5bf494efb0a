import type { CHANNELS, FAULTS } from '../../src/api/notifications.js';

export type Channel = (typeof CHANNELS)[number];

export type Fault = (typeof FAULTS)[number];

export interface Subscription {
  /** Random id of 144 bits, with which anyone can only unsubscribe. */
  readonly id: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly channel: Channel;
  /** Address as JSON, in the format of the channel. */
  readonly target: string;
  /** Hash of the seat's credentials. The subscription ends when these change. */
  readonly owner: string;
  /** Token of the confirmation link, set until the address is confirmed. */
  readonly token?: string;
}

export interface NotificationState extends Subscription {
  readonly fault?: Fault;
}

export interface Due extends Subscription {
  readonly turn: number;
  /** Number of attempts to send the message, including this one. */
  readonly attempts: number;
  /** When the reservation ends, in milliseconds since 1970. Also identifies the reservation. */
  readonly until: number;
}

/** Seats that must decide, and the time from which they may be notified, in milliseconds since 1970. */
export interface SeatsToNotify {
  readonly seats: readonly string[];
  readonly from: number;
}

/**
 * Stores notifications. A subscription has at most one message, for the latest turn. Guarantees:
 *
 * - `setState` stores {@link SeatsToNotify} with the move. The end of a match deletes its subscriptions.
 * - Only one process reserves a message at a time. After the reservation the message is due again.
 */
export interface NotificationStore {
  /** Stores a subscription, replacing the seat's earlier subscription to the channel. For push, the last few are kept. */
  set(subscription: Subscription): Promise<void>;
  of(matchID: string, playerID: string): Promise<NotificationState[]>;
  find(id: string): Promise<NotificationState | undefined>;
  confirm(token: string): Promise<boolean>;
  forgetUnconfirmed(before: number): Promise<void>;
  drop(which: { readonly id: string } | { readonly matchID: string; readonly playerID: string }): Promise<void>;
  /** Queues messages without storing a move. */
  ask(matchID: string, stateID: number, seats: SeatsToNotify): Promise<void>;
  /** Reserves up to `most` due messages for `lease` milliseconds. */
  take(now: number, lease: number, most: number): Promise<Due[]>;
  markDone(due: Due, fault?: Fault): Promise<void>;
  postpone(due: Due, until: number, fault: Fault): Promise<void>;
}

/**
 * Returns the time in `ms` milliseconds, in milliseconds since 1970. With a wrong system clock, messages are early or
 * late but never repeated.
 */
export const dueAfter = (ms: number): number => Date.now() + ms;

/** Default delay in milliseconds, longer than it takes to detect a lost connection. */
export const NOTIFY_AFTER = 60_000;
