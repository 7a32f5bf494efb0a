/** Sent to the one player whose message was refused, as the event `rejected`. What the client lacks follows, as an `update` or a `sync`. */
export interface Rejected {
  /** A sentence to show. */
  readonly reason: string;
  /** The case of the rulebook that forbids it; empty where it is not a matter of the rules. */
  readonly case: string;
  /** The move; "sync" or "chat" where that was refused; empty where it could not be read. */
  readonly move: string;
  /** The state that the sender referred to; -1 where it could not be read. */
  readonly stateID: number;
}

export interface No {
  readonly reason: string;
  readonly case: string;
}

const not = (reason: string): No => ({ reason, case: '' });

/** Everything that is refused without asking the rules of a game. */
export const refusals = {
  unreadable: not('The server could not read this message.'),
  notAMove: not('Only moves are taken here.'),
  tooBig: not('The arguments of this move are too big.'),
  tooFast: not('Too many messages: wait a moment.'),
  noSeat: not('You have no seat in this match.'),
  noMatch: not('There is no such match.'),
  wrongCredentials: not('This seat belongs to somebody else.'),
  unknownMove: not('There is no such move.'),
  stale: not('The match has moved on since: look again.'),
  over: not('The match is over.'),
  notAsked: not('You are not asked for a decision now.'),
  notNow: not('This is not the moment for it.'),
  invalid: not('The rules do not allow this.'),
  nothingToUndo: not('There is nothing of yours to take back.'),
  failed: not('The server could not carry this out. What you see now is what counts.'),
  seatFree: not('The first die waits until every seat is taken.'),
  saltOwed: not('The first die waits for the number that a player’s browser has promised to add to it. Try again in a moment.'),
  unknown: not('The server does not know yet whether this was carried out. It will show you what is true.'),
  stopping: not('The server is restarting. Try again in a moment.'),
  noChat: not('There is no chat in this match.'),
} as const satisfies Record<string, No>;
