import { TREASURE_MONTHS, type TreasureMonth } from '../ids.js';

/** A Game-Turn of the record track. Winters and incomes are printed; the names of the months follow from them. */
interface TurnInfo {
  readonly turn: number;
  /** null: a winter. */
  readonly month: Month | null;
  readonly winter: boolean;
  /** Reads the right-hand columns of the Wind Effects Table [6.23]. */
  readonly rough: boolean;
  /** Divides the income; null where there is none [11.0]. */
  readonly incomeDivisor: 1 | 2 | null;
  /** The month in which a Treasure Fleet may come [11.22]. */
  readonly treasure: TreasureMonth | null;
}

export const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
export type Month = (typeof MONTHS)[number];

export const LAST_TURN = 17;
/** The first year with a summer in it. */
export const FIRST_YEAR = 1587;
/** The year of a Game-Turn, a winter counted with the summer that follows it. */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor((turn - 1) / 8);

function info(turn: number): TurnInfo {
  const month = MONTHS[((turn - 1) % 8) - 1] ?? null;
  const winter = month === null;
  return {
    turn,
    month,
    winter,
    rough: winter || month === 'October',
    incomeDivisor: winter ? (turn === LAST_TURN ? 2 : 1) : null,
    treasure: TREASURE_MONTHS.find((each) => each === month) ?? null,
  };
}

export const CALENDAR: readonly TurnInfo[] = Array.from({ length: LAST_TURN }, (_, at) => info(at + 1));
export const turnInfo = (turn: number): TurnInfo => CALENDAR[turn - 1];
/** Turns in which Spain notes the month of the Treasure Fleet [11.21]. */
export const TREASURE_TURNS: readonly number[] = [1, 9];
