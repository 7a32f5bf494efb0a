import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const decisions = (n: number) => count(n, { one: 'decision', other: 'decisions' });

export const en = {
  takeBack: 'Ask to take back …',
  title: 'Ask to take back',
  about:
    'If your opponent agrees, the match returns to before that decision. The same orders roll the same dice. Information already seen stays known.',
  which: 'Take back which decision?',
  last: 'My last decision',
  untold: 'A move without a log entry',
  all: (n: number) => `${decisions(n)} in total`,
  left: (n: number) => `Take-backs left in this match: ${n}.`,
  none: 'No take-backs are left in this match.',
  ask: 'Send the request',
  cancel: 'Cancel',
  theirs: (n: number) =>
    `Your opponent asks to take back ${decisions(n)}. The same orders would roll the same dice. Information already seen stays known.`,
  mine: (n: number) => `You asked to take back ${decisions(n)}. The next move cancels the request.`,
  draw: 'Offer a draw',
  drawTheirs: 'Your opponent offers a draw. Making a move declines the offer.',
  drawMine: 'You offered a draw. The next move cancels the offer.',
  fortune: 'Ask to show luck so far',
  fortuneTheirs:
    'Your opponent asks to show luck statistics to both players for the rest of this match. You’ll find them in the history bar.',
  fortuneMine: 'You asked to show luck statistics to both players for the rest of this match.',
  swap: 'Ask to swap sides',
  swapTheirs: 'Your opponent asks to swap sides before the first move. You keep what you know of your current side.',
  swapMine: 'You asked to swap sides. The next move cancels the request.',
  swapped: (side: string) => `Sides swapped: you now play ${side}.`,
  adjourn: 'Ask to adjourn',
  adjournTheirs: (isLive: boolean) =>
    `Your opponent asks to adjourn: moves and clocks stop until both agree to resume${isLive ? '' : ', or for a week'}. Making a move declines the offer.`,
  adjournMine: 'You asked to adjourn. The next move cancels the request.',
  adjourned: 'Adjourned',
  adjournedSince: (when: string, day: string | undefined) =>
    `Adjourned since ${when}, clocks paused. ${day ? `Both players must agree to resume; after ${day} either may.` : 'Both players must agree to resume.'}`,
  adjournedWatched: (when: string) => `The players adjourned this match on ${when}.`,
  resume: 'Resume',
  resumeAsk: 'Ask to resume',
  resumeTheirs: 'Your opponent asks to resume the match.',
  resumeMine: 'You asked to resume the match. It continues when your opponent agrees.',
  see: 'Show',
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  /** @param at ms since 1970 */
  moment: (at: number) => moments.format(at),
  day: (at: number) => days.format(at),
  refused: (reason: string) => `Not agreed: ${reason}`,
  close: 'Close',
};
