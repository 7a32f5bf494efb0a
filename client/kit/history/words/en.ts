import { grammarOf } from '../../../../src/kit/language.js';

const { count } = grammarOf('en');

export const en = {
  open: 'History (J)',
  title: 'History',
  close: 'Back to the match',
  slider: 'Position',
  start: 'Set-up',
  now: 'Now',
  at: (n: number, all: number) => `Move ${n} of ${all}`,
  meanwhile: (n: number) => `${count(n, { one: 'new move', other: 'new moves' })}`,
  toNow: 'To the current position',
  turnBack: 'Previous turn (Page Up)',
  back: 'Previous move (J)',
  on: 'Next move (K)',
  turnOn: 'Next turn (Page Down)',
  sinceOwn: 'To your last move',
  since: (n: number) => `History starts at move ${n}: you were not shown earlier moves.`,
  save: 'Save the match so far, as you saw it',
  notSaved: 'The match could not be saved: the connection is lost, or the history is damaged.',
  dismiss: 'Close',
  looking: 'Loading…',
  lost: 'The history cannot be shown: the rules have changed, or the history is damaged.',
};
