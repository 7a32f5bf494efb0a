import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const decisions = (n: number) => count(n, { one: 'decision', other: 'decisions' });

export const en = {
  takeBack: 'Ask to take back…',
  title: 'Ask to take back',
  about:
    'If your opponent agrees, the match returns to the position before that decision. Repeating a move gives the same roll. Anything already revealed stays known.',
  which: 'Take back which decision?',
  last: 'My last decision',
  untold: 'A move not shown in the log',
  all: (n: number) => `${decisions(n)} in total`,
  left: (n: number) => `Take-backs left in this match: ${n}.`,
  none: 'No take-backs are left in this match.',
  ask: 'Send request',
  cancel: 'Cancel',
  theirs: (n: number) =>
    `Your opponent asks to take back ${decisions(n)}. Repeating a move would give the same roll. Anything already revealed stays known.`,
  mine: (n: number) => `You asked to take back ${decisions(n)}. The next move cancels the request.`,
  draw: 'Offer a draw',
  drawTheirs: 'Your opponent offers a draw. Making a move declines the offer.',
  drawMine: 'You offered a draw. The next move cancels the offer.',
  fortune: 'Ask to show luck statistics',
  fortuneTheirs:
    'Your opponent asks to show luck statistics to both players for the rest of this match. You’ll find them in the history bar.',
  fortuneMine: 'You asked to show luck statistics to both players for the rest of this match.',
  swap: 'Ask to swap sides',
  swapTheirs: 'Your opponent asks to swap sides before the first move. You will still know the secrets of your current side.',
  swapMine: 'You asked to swap sides. The next move cancels the request.',
  swapped: (side: string) => `Sides swapped. Your side: ${side}.`,
  adjourn: 'Ask to adjourn',
  adjournTheirs: (isLive: boolean) =>
    `Your opponent asks to adjourn. Moves and clocks stop until you both agree to resume.${isLive ? '' : ' After a week, either player may resume.'} Making a move declines the request.`,
  adjournMine: 'You asked to adjourn. The next move cancels the request.',
  adjourned: 'Adjourned',
  adjournedSince: (when: string, day: string | undefined) =>
    `Adjourned since ${when}. The clocks are paused. ${day ? `Both players must agree to resume; after ${day}, either may resume.` : 'Both players must agree to resume.'}`,
  adjournedWatched: (when: string) => `The players adjourned this match on ${when}.`,
  resume: 'Resume',
  resumeAsk: 'Ask to resume',
  resumeTheirs: 'Your opponent asks to resume the match.',
  resumeMine: 'You asked to resume the match. It continues when your opponent agrees.',
  see: 'Show',
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  /** Formats a date and time. @param at ms since 1970 */
  dateTime: (at: number) => moments.format(at),
  day: (at: number) => days.format(at),
  refused: (reason: string) => `Request refused: ${reason}`,
  close: 'Close',
};
