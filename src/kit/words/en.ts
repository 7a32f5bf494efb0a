import type { Texts } from '../texts.js';

/** The reasons that are the same in every game, those of the rules and those of the server, in English. */
export const en: Texts = {
  'refusal.over': 'The match is over.',
  'refusal.tooLong': 'This match has had as many moves as a match may have: concede, or begin another.',
  'refusal.notAsked': 'You are not asked for a decision now.',
  'refusal.notNow': ({ move }) => `This is not the moment for “${move}”.`,
  'refusal.unknownMove': 'There is no such move.',
  'refusal.unreadable': 'The server could not read this message.',
  'refusal.notAMove': 'Only moves are taken here.',
  'refusal.tooBig': 'The arguments of this move are too big.',
  'refusal.tooFast': 'Too many messages: wait a moment.',
  'refusal.noSeat': 'You have no seat in this match.',
  'refusal.noMatch': 'There is no such match.',
  'refusal.wrongCredentials': 'This seat belongs to somebody else.',
  'refusal.stale': 'The match has moved on since: look again.',
  'refusal.notYet': 'This is not the moment for it.',
  'refusal.invalid': 'The rules do not allow this.',
  'refusal.nothingToUndo': 'There is nothing of yours to take back.',
  'refusal.failed': 'The server could not carry this out. What you see now is what counts.',
  'refusal.seatFree': 'The first die waits until every seat is taken.',
  'refusal.saltOwed': 'The first die waits for the number that a player’s browser has promised to add to it. Try again in a moment.',
  'refusal.unknown': 'The server does not know yet whether this was carried out. It will show you what is true.',
  'refusal.stopping': 'The server is restarting. Try again in a moment.',
  'refusal.noChat': 'There is no chat in this match.',
  'refusal.otherForm': ({ form, now }) => `This match is kept in form ${form}, and this server reads form ${now}. It is untouched.`,
  'refusal.otherRules': ({ rules, now }) =>
    `This match was begun under version ${rules} of the rules, and this server plays version ${now}. It can be looked at, not played on.`,
  'refusal.malformed': ({ move }) => `“${move}” was sent with the wrong arguments.`,
};
