import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

export const en = {
  open: 'Look back (J)',
  title: 'What has happened',
  close: 'Back to the match',
  slider: 'Moment',
  start: 'The set-up',
  now: 'Now',
  at: (n: number, all: number) => `Move ${n} of ${all}`,
  meanwhile: (n: number) => `Meanwhile: ${count(n, { one: 'move', other: 'moves' })}`,
  toNow: 'To the present',
  turnBack: 'A turn back (Page Up)',
  back: 'A move back (J)',
  on: 'A move on (K)',
  turnOn: 'A turn on (Page Down)',
  sinceOwn: 'Since my last turn',
  since: (n: number) => `From move ${n} on: what was before, this board was not shown.`,
  save: 'Save what I have seen so far',
  notSaved: 'What you have seen could not be put together: the line is down, or the record of this match is damaged.',
  dismiss: 'Close',
  looking: 'Looking it up …',
  lost: 'What happened before cannot be shown: the match was begun under other rules, or its record is damaged.',
};
