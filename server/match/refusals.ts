import { MAX_MOVES_BACK } from '../../src/boardgame/offers.js';
import { english } from '../../src/kit/language.js';
import type { Refusal } from '../../src/kit/rules.js';
import { say, type Values } from '../../src/kit/texts.js';
import { words } from '../../src/kit/words/index.js';

/**
 * Data of the event `rejected`, sent to the client whose message was refused. An `update` or `sync` follows if the client needs one.
 * `reason` is a sentence. `key` and `values` are for translation. `case` is empty unless a rule forbids the move.
 */
export interface Rejected extends Refusal {
  /** Name of the move, or event of the frame; empty if unreadable. */
  readonly move: string;
  readonly stateID: number;
}

export type { Refusal };

const texts = english.of(words);

/**
 * Creates a refusal.
 * @param key a key of the kit's words, without the prefix
 */
export const refusalOf = (key: string, values?: Values): Refusal => ({
  reason: say(texts, `refusal.${key}`, values),
  case: '',
  key,
  ...(values && { values }),
});

/** Returns the refusal for a client that still uses its old seat after the players swapped sides. */
export const otherSeat = (seat: string): Refusal => refusalOf('otherSeat', { seat });

export const refusals = {
  unreadable: refusalOf('unreadable'),
  notAMove: refusalOf('notAMove'),
  tooBig: refusalOf('tooBig'),
  tooFast: refusalOf('tooFast'),
  noSeat: refusalOf('noSeat'),
  noMatch: refusalOf('noMatch'),
  wrongCredentials: refusalOf('wrongCredentials'),
  unknownMove: refusalOf('unknownMove'),
  stale: refusalOf('stale'),
  over: refusalOf('over'),
  tooLong: refusalOf('tooLong'),
  notAsked: refusalOf('notAsked'),
  notNow: refusalOf('notYet'),
  invalid: refusalOf('invalid'),
  nothingToUndo: refusalOf('nothingToUndo'),
  failed: refusalOf('failed'),
  seatFree: refusalOf('seatFree'),
  saltOwed: refusalOf('saltOwed'),
  unknown: refusalOf('unknown'),
  stopping: refusalOf('stopping'),
  noChat: refusalOf('noChat'),
  nobodyToAsk: refusalOf('nobodyToAsk'),
  offerGone: refusalOf('offerGone'),
  offerOwn: refusalOf('offerOwn'),
  offerDeclined: refusalOf('offerDeclined'),
  offerTooOften: refusalOf('offerTooOften'),
  takenBackEnough: refusalOf('takenBackEnough'),
  notKept: refusalOf('notKept'),
  tooFarBack: refusalOf('tooFarBack', { most: MAX_MOVES_BACK }),
  captainPlaysOn: refusalOf('captainPlaysOn'),
  adjourned: refusalOf('adjourned'),
  adjournedEnough: refusalOf('adjournedEnough'),
  notAdjourned: refusalOf('notAdjourned'),
  begun: refusalOf('begun'),
  notWatching: refusalOf('notWatching'),
} as const satisfies Record<string, Refusal>;
