import { FARTHEST_BACK } from '../../src/boardgame/offers.js';
import { english } from '../../src/kit/language.js';
import type { Refusal } from '../../src/kit/rules.js';
import { say, type Values } from '../../src/kit/texts.js';
import { words } from '../../src/kit/words/index.js';

/**
 * Sent to the one player whose message was refused, as the event `rejected`. What the client lacks follows, as an `update` or a `sync`.
 * `reason` is a sentence to show, `key` and `values` are there for other languages; `case` is empty where it is not a matter of the rules.
 */
export interface Rejected extends Refusal {
  /** The move; "sync" or "chat" where that was refused; empty where it could not be read. */
  readonly move: string;
  /** The state that the sender referred to; -1 where it could not be read. */
  readonly stateID: number;
}

export type { Refusal };

const texts = english.of(words);

/** A reason that is none of the rules, by its key in the kit's words. */
export const not = (key: string, values?: Values): Refusal => ({
  reason: say(texts, `refusal.${key}`, values),
  case: '',
  key,
  ...(values && { values }),
});

/** The credentials open another seat of the match: its players have changed sides. */
export const otherSeat = (seat: string): Refusal => not('otherSeat', { seat });

/** Everything that is refused without asking the rules of a game. */
export const refusals = {
  unreadable: not('unreadable'),
  notAMove: not('notAMove'),
  tooBig: not('tooBig'),
  tooFast: not('tooFast'),
  noSeat: not('noSeat'),
  noMatch: not('noMatch'),
  wrongCredentials: not('wrongCredentials'),
  unknownMove: not('unknownMove'),
  stale: not('stale'),
  over: not('over'),
  tooLong: not('tooLong'),
  notAsked: not('notAsked'),
  notNow: not('notYet'),
  invalid: not('invalid'),
  nothingToUndo: not('nothingToUndo'),
  failed: not('failed'),
  seatFree: not('seatFree'),
  saltOwed: not('saltOwed'),
  unknown: not('unknown'),
  stopping: not('stopping'),
  noChat: not('noChat'),
  nobodyToAsk: not('nobodyToAsk'),
  offerGone: not('offerGone'),
  offerOwn: not('offerOwn'),
  offerDeclined: not('offerDeclined'),
  offerTooOften: not('offerTooOften'),
  takenBackEnough: not('takenBackEnough'),
  notKept: not('notKept'),
  tooFarBack: not('tooFarBack', { most: FARTHEST_BACK }),
  captainPlaysOn: not('captainPlaysOn'),
  adjourned: not('adjourned'),
  adjournedEnough: not('adjournedEnough'),
  notAdjourned: not('notAdjourned'),
  begun: not('begun'),
  notWatching: not('notWatching'),
} as const satisfies Record<string, Refusal>;
