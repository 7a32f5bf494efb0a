import type { TreasureMonth } from '../ids.js';

/** A Game-Turn of the record track. Winters and incomes are printed; the names of the months follow from them. */
interface TurnInfo {
  readonly turn: number;
  readonly label: string;
  readonly winter: boolean;
  /** Reads the right-hand columns of the Wind Effects Table [6.23]. */
  readonly rough: boolean;
  /** Divides the income; null where there is none [11.0]. */
  readonly incomeDivisor: 1 | 2 | null;
  /** The month in which a Treasure Fleet may come [11.22]. */
  readonly treasure: TreasureMonth | null;
}

const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
const WINTERS = ['Winter 1586-87', 'Winter 1587-88', 'Winter 1588-89'] as const;
const isTreasureMonth = (month: string): month is TreasureMonth => month === 'June' || month === 'July' || month === 'August';

export const LAST_TURN = 17;
/** The first year with a summer in it. */
export const FIRST_YEAR = 1587;
/** The year of a Game-Turn, a winter counted with the summer that follows it. */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor((turn - 1) / 8);

function info(turn: number): TurnInfo {
  const year = Math.floor((turn - 1) / 8);
  const month = (turn - 1) % 8;
  if (month === 0) {
    return { turn, label: WINTERS[year], winter: true, rough: true, incomeDivisor: turn === LAST_TURN ? 2 : 1, treasure: null };
  }
  const name = MONTHS[month - 1];
  return {
    turn,
    label: `${name} ${yearOf(turn)}`,
    winter: false,
    rough: name === 'October',
    incomeDivisor: null,
    treasure: isTreasureMonth(name) ? name : null,
  };
}

export const CALENDAR: readonly TurnInfo[] = Array.from({ length: LAST_TURN }, (_, at) => info(at + 1));
export const turnInfo = (turn: number): TurnInfo => CALENDAR[turn - 1];
/** Turns in which Spain notes the month of the Treasure Fleet [11.21]. */
export const TREASURE_TURNS: readonly number[] = [1, 9];
