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
  kinds: { none: 'No clock', days: 'Days for each decision', live: 'At one sitting' },
  kindsAbout: {
    none: 'Everybody takes his time.',
    days: 'For matches that last for weeks. What a decision takes longer is taken from a reserve.',
    live: 'So much time for the whole match, and some more with every decision.',
  },
  days: 'For each decision',
  reserve: 'In reserve',
  vacation: 'Vacation in a year',
  time: 'For each player',
  increment: 'More with every decision',
  inDays: (n: number) => (n === 0 ? 'none' : days(n)),
  inMinutes: minutes,
  inSeconds: (n: number) => (n === 0 ? 'none' : seconds(n)),
  /** The terms of a match, in one line. */
  termsDays: (each: number, reserve: number, vacation: number) =>
    list([
      `${days(each)} for each decision`,
      ...(reserve ? [`${days(reserve)} in reserve`] : []),
      ...(vacation ? [`${days(vacation)} of vacation in a year`] : []),
    ]),
  termsLive: (base: number, increment: number) => {
    const each = base < MINUTE ? seconds(base) : minutes(Math.round(base / MINUTE));
    return increment ? `${each} for each player, ${seconds(increment)} more with every decision` : `${each} for each player`;
  },
  mayBeClaimed: 'Whoever lets his clock run out may lose the match to a claim.',

  /** What is left, in seconds, to be read in a glance. */
  left: (s: number) => {
    const two = (n: number) => String(n).padStart(2, '0');
    if (s >= DAY) return `${Math.floor(s / DAY)} d ${Math.floor((s % DAY) / HOUR)} h`;
    if (s >= HOUR) return `${Math.floor(s / HOUR)}:${two(Math.floor((s % HOUR) / MINUTE))}:${two(s % MINUTE)}`;
    return `${Math.floor(s / MINUTE)}:${two(s % MINUTE)}`;
  },
  /** The same to be heard. */
  heard: (s: number) => {
    if (s >= DAY) return list([days(Math.floor(s / DAY)), hours(Math.floor((s % DAY) / HOUR))]);
    if (s >= HOUR) return list([hours(Math.floor(s / HOUR)), minutes(Math.floor((s % HOUR) / MINUTE))]);
    return s >= MINUTE ? minutes(Math.floor(s / MINUTE)) : seconds(s);
  },
  clocks: 'Clocks',
  runs: (side: string, left: string) => `${side}: ${left} left, and running`,
  stands: (side: string, left: string) => `${side}: ${left} left`,
  out: (side: string) => `${side}: the clock has run out`,
  low: 'low',
  ranOut: 'run out',
  paused: 'The clocks stand.',
  rested: { you: 'You took vacation.', side: (side: string) => `The ${side} side took vacation.` },
  deputed: {
    you: 'A captain has decided for you, because your clock had run out.',
    side: (side: string) => `A captain has decided for the ${side} side.`,
  },
  under: (left: string) => `You have less than ${left} left.`,

  yours: 'Your clock has run out. Your move still counts, unless your opponent claims the match first.',
  theirs: (side: string) =>
    `The clock of the ${side} has run out. You may claim the match, wait on, or let a captain make this one decision.`,
  theirsAlone: (side: string) => `The clock of the ${side} has run out. You may claim the match, or wait on.`,
  watched: (side: string) => `The clock of the ${side} has run out, and the match goes on until it is claimed.`,
  claim: 'Claim the match',
  claimAsk: 'Claim the match?',
  claimAbout: 'It ends at once, and you have won it on time.',
  claimYes: 'Claim it',
  wait: 'Wait on',
  deputy: 'Let a captain decide',
  deciding: 'The captain thinks …',
  rest: (left: number) => `Take a day of vacation (${days(left)} left)`,
  restShort: (left: number) => `${left} d`,
  restAsk: 'Take a day of vacation?',
  restAbout: (left: number) => `A day is added to your reserve. You have ${days(left)} of vacation left in this year of the match.`,
  restYes: 'Take it',
  restNo: 'Keep it',
  failed: 'It was not done: the clocks have gone on meanwhile, or the server cannot be reached. What you see now counts.',
};
