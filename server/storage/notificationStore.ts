import type { CHANNELS, FAULTS } from '../../src/api/notifications.js';

export type Channel = (typeof CHANNELS)[number];

export type Fault = (typeof FAULTS)[number];

/** What a seat has set for a match: where to tell it that it is its turn. */
export interface Subscription {
  /** 144 random bits. Whoever knows it can stop the messages, and nothing else. */
  readonly id: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly channel: Channel;
  /** Where to, as its channel has it: JSON. */
  readonly target: string;
  /** The hash of the credentials it was set with: with them it ends. */
  readonly owner: string;
  /** What confirms it, while nobody has. */
  readonly token?: string;
}

/** A subscription with what became of its last message. */
export interface NotificationState extends Subscription {
  readonly fault?: Fault;
}

/** A message that one process has taken up, until `until`. */
export interface Due extends Subscription {
  /** `_stateID` at which its seat was asked. */
  readonly turn: number;
  /** How often it was taken up, this time included. */
  readonly attempts: number;
  /** Milliseconds since 1970: from then on it is due again. Names the taking, so that nobody else puts it away. */
  readonly until: number;
}

/** Seats that have a decision to make after a move, and the time from which they may be notified, in milliseconds since 1970. */
export interface SeatsToNotify {
  readonly seats: readonly string[];
  readonly from: number;
}

/**
 * What the store keeps of notices. A subscription holds at most one message that is to be sent: that of the turn for which its seat was
 * asked last. It promises:
 *
 * - `setState` of the store writes with a move that seats are asked (see {@link SeatsToNotify}), in one transaction; a move that ends the match
 *   deletes all subscriptions of it.
 * - Of all processes one takes a message up at a time; what it does not put away is due again when its time has passed.
 */
export interface NotificationStore {
  /** Keeps a subscription in place of what the seat had set for the channel; of push, which has one for each device, the last few. */
  set(subscription: Subscription): Promise<void>;
  of(matchID: string, playerID: string): Promise<NotificationState[]>;
  find(id: string): Promise<NotificationState | undefined>;
  /** It was confirmed by whoever has its token. Gives whether there was one. */
  confirm(token: string): Promise<boolean>;
  /** Forgets what nobody has confirmed since a time. */
  forgetUnconfirmed(before: number): Promise<void>;
  drop(which: { readonly id: string } | { readonly matchID: string; readonly playerID: string }): Promise<void>;
  /** Says beside any move that seats are asked at a state. */
  ask(matchID: string, stateID: number, asked: SeatsToNotify): Promise<void>;
  /** Takes up what is due at `now`, at most `most` of it, for so many ms. */
  take(now: number, lease: number, most: number): Promise<Due[]>;
  /** Puts away a message that was taken up: it is sent, or need not be, or cannot be. */
  putAway(due: Due, fault?: Fault): Promise<void>;
  /** It is to be tried again from a time on. */
  postpone(due: Due, until: number, fault: Fault): Promise<void>;
}

/**
 * When a message that waits `ms` milliseconds is due, in milliseconds since 1970: the store keeps the time for every process, also after
 * this one ends. A wall clock that is set wrong sends the message sooner or later, never twice.
 */
export const dueAfter = (ms: number): number => Date.now() + ms;

/** How long a seat that must decide has until its player is notified, in ms, if the host sets nothing: a lost connection is noticed sooner. */
export const NOTIFY_AFTER = 60_000;
