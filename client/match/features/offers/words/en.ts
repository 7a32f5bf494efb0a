import { grammarOf } from '../../../../../src/kit/language.js';

const { count, plural } = grammarOf('en');

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const decisions = (n: number) => count(n, { one: 'decision', other: 'decisions' });

export const en = {
  takeBack: 'Ask to take back …',
  title: 'Ask to take back',
  about:
    'If your opponent agrees, the match goes back to before a decision of yours. The dice do not change: for the same orders the same throws fall again. What has been seen stays seen.',
  which: 'Back to before which decision?',
  last: 'My last decision',
  untold: 'An order that the chronicle does not tell',
  all: (n: number) => `${decisions(n)} taken back in all`,
  left: (n: number) => `In this match something can be taken back ${plural(n, { one: 'once more', other: `${n} times more` })}.`,
  none: 'In this match nothing more can be taken back.',
  ask: 'Ask',
  cancel: 'Play on',
  theirs: (n: number) =>
    `Your opponent asks to take back ${decisions(n)}. The dice would go back too: for the same orders the same throws fall again. What has been seen stays seen.`,
  mine: (n: number) => `You have asked to take back ${decisions(n)}. It stands until somebody plays on.`,
  draw: 'Offer a draw',
  drawTheirs: 'Your opponent offers a draw: the match would end at once, and nobody would have won. Whoever plays on has said no.',
  drawMine: 'You have offered a draw. It stands until somebody plays on.',
  fortune: 'Ask to see fortune so far',
  fortuneTheirs:
    'Your opponent asks that both of you may see, for the rest of this match, how fortune has gone so far: what the dice were expected to bring, and what fell. It stands in the bar by which one looks back.',
  fortuneMine: 'You have asked that both may see how fortune has gone so far. It would stand in the bar by which one looks back.',
  swap: 'Ask to change sides',
  swapTheirs:
    'Your opponent asks to change sides: each of you would play the other’s, from the beginning. What you have seen of your own side stays seen.',
  swapMine: 'You have asked to change sides. It stands until something happens in the match.',
  swapped: (side: string) => `You have changed sides: your side is ${side} now.`,
  adjourn: 'Ask to adjourn',
  adjournTheirs: (isLive: boolean) =>
    `Your opponent asks to adjourn: nobody would move and no clock would go until ${isLive ? 'both agree' : 'both agree, or for a week'}. Whoever plays on has said no.`,
  adjournMine: 'You have asked to adjourn. It stands until somebody plays on.',
  adjourned: 'Adjourned',
  adjournedSince: (when: string, day: string | undefined) =>
    `Adjourned since ${when}. Nobody moves, and no clock goes. ${day ? `It goes on when both agree; from ${day} on either player may resume it.` : 'It goes on when both agree.'}`,
  adjournedWatched: (when: string) => `Adjourned since ${when}: the players have put the match away for a while.`,
  resume: 'Resume',
  resumeAsk: 'Ask to resume',
  resumeTheirs: 'Your opponent asks to resume the match.',
  resumeMine: 'You have asked to resume the match. It goes on as soon as your opponent agrees.',
  see: 'Look',
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  /** A moment, in ms since 1970. */
  moment: (at: number) => moments.format(at),
  day: (at: number) => days.format(at),
  refused: (reason: string) => `Not agreed: ${reason}`,
  close: 'Close',
};
