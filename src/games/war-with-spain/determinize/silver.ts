import type { Dice } from '../../../kit/dice.js';
import { drawOne } from '../../../kit/drawing.js';
import { CALENDAR, TREASURE_TURNS, yearOf } from '../data/calendar.js';
import type { TreasureMonth } from '../ids.js';
import type { WarWithSpain } from '../state.js';

/** Months in which the Treasure Fleet of the year may still come, as everybody can tell; none before it is due, or once it has come [11.21]. */
export function monthsLeft({ turn, phase, treasure }: WarWithSpain): TreasureMonth[] {
  const writing = phase === 'activation';
  const noted = TREASURE_TURNS.find((due) => yearOf(due) === yearOf(turn) && (due < turn || (due === turn && !writing)));
  if (noted === undefined || treasure.year === yearOf(turn)) return [];
  return CALENDAR.filter((info) => yearOf(info.turn) === yearOf(turn) && (info.turn > turn || (info.turn === turn && writing))).flatMap(
    (info) => info.treasure ?? [],
  );
}

/** The month that Spain may have noted. */
export function withMonth(view: WarWithSpain, dice: Dice): WarWithSpain {
  const months = monthsLeft(view);
  return { ...view, treasure: { ...view.treasure, month: months.length ? drawOne(months, dice) : null } };
}
