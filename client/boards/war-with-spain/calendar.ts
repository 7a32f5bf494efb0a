import type { WarBoardWords } from './words/index.js';

/** The months of a year's Game-Turns, after its winter. */
const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
/** Turns of a year, its winter included. */
const YEAR = MONTHS.length + 1;
const FIRST_WINTER = 1586;

/** The month or winter of a Game-Turn. */
export function turnName({ calendar }: WarBoardWords, turn: number): string {
  const winter = FIRST_WINTER + Math.floor((turn - 1) / YEAR);
  const month = MONTHS[((turn - 1) % YEAR) - 1];
  return month ? calendar.monthOf(calendar.month[month], winter + 1) : calendar.winterOf(winter, String(winter + 1).slice(-2));
}
