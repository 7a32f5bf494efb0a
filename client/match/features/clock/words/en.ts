import { grammarOf } from '../../../../../src/kit/language.js';

const { count, list } = grammarOf('en');

const days = (n: number) => count(n, { one: 'day', other: 'days' });
const hours = (n: number) => count(n, { one: 'hour', other: 'hours' });
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });
const seconds = (n: number) => count(n, { one: 'second', other: 'seconds' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const en = {
  clock: 'Clock',
  kinds: { none: 'No clock', days: 'Days per turn', live: 'Real time' },
  kindsAbout: {
    none: 'No time limit.',
    days: 'For matches that last weeks. Time over the limit comes out of your reserve.',
    live: 'Fixed time per player plus an increment per turn.',
  },
  days: 'Time per turn',
  reserve: 'Reserve',
  vacation: 'Vacation per year',
  time: 'Time per player',
  increment: 'Increment per turn',
  inDays: (n: number) => (n === 0 ? 'none' : days(n)),
  inMinutes: minutes,
  inSeconds: (n: number) => (n === 0 ? 'none' : seconds(n)),
  termsDays: (each: number, reserve: number, vacation: number) =>
    list([
      `${days(each)} per turn`,
      ...(reserve ? [`${days(reserve)} in reserve`] : []),
      ...(vacation ? [`${days(vacation)} of vacation per year`] : []),
    ]),
  termsLive: (base: number, increment: number) => {
    const each = base < MINUTE ? `${base} s` : `${Math.round(base / MINUTE)} min`;
    return increment ? `${each} + ${increment} s per turn` : `${each} per player`;
  },
  mayBeClaimed: 'If your clock runs out, your opponent may claim a win.',

  /**
   * Formats the time left as on a clock, such as 1:02:03.
   * @param s seconds
   */
  left: (s: number) => {
    const two = (n: number) => String(n).padStart(2, '0');
    if (s >= DAY) return `${Math.floor(s / DAY)} d ${Math.floor((s % DAY) / HOUR)} h`;
    if (s >= HOUR) return `${Math.floor(s / HOUR)}:${two(Math.floor((s % HOUR) / MINUTE))}:${two(s % MINUTE)}`;
    return `${Math.floor(s / MINUTE)}:${two(s % MINUTE)}`;
  },
  /**
   * Words the time left for screen readers.
   * @param s seconds
   */
  spoken: (s: number) => {
    if (s >= DAY) return list([days(Math.floor(s / DAY)), hours(Math.floor((s % DAY) / HOUR))]);
    if (s >= HOUR) return list([hours(Math.floor(s / HOUR)), minutes(Math.floor((s % HOUR) / MINUTE))]);
    return s >= MINUTE ? minutes(Math.floor(s / MINUTE)) : seconds(s);
  },
  clocks: 'Clocks',
  runs: (side: string, left: string) => `${side}: ${left} left, running`,
  stands: (side: string, left: string) => `${side}: ${left} left`,
  out: (side: string) => `${side}: time is up`,
  low: 'low',
  ranOut: 'time is up',
  paused: 'Clocks paused.',
  vacationTaken: { you: 'You used vacation time.', side: (side: string) => `The ${side} player used vacation time.` },
  botMoved: {
    you: 'A bot moved for you because your clock had run out.',
    side: (side: string) => `A bot moved for the ${side} player.`,
  },
  under: (left: string) => `You have less than ${left} left.`,

  yours: 'Your clock has run out. You can still move until your opponent claims the win.',
  theirs: (side: string) => `${side}: time is up. Claim the win, keep waiting, or let a bot make this move.`,
  theirsAlone: (side: string) => `${side}: time is up. Claim the win, or keep waiting.`,
  watched: (side: string) => `${side}: time is up. The opponent may claim the win.`,
  claim: 'Claim the win',
  claimAsk: 'Claim a win on time?',
  claimAbout: 'The match ends at once and you win on time.',
  claimYes: 'Win on time',
  wait: 'Keep waiting',
  deputy: 'Let a bot move',
  deciding: 'The bot is thinking…',
  vacationAdd: (left: number) => `Use a day of vacation (${days(left)} left)`,
  vacationShort: (left: number) => `${left} d`,
  vacationAsk: 'Use a day of vacation?',
  vacationAbout: (left: number) => `This adds a day to your reserve. Vacation left this year: ${days(left)}.`,
  vacationYes: 'Use a day',
  vacationNo: 'Cancel',
  failed: 'Request failed. The clocks have changed, or the server cannot be reached. Check the clocks and try again.',
};
