import { ARMY } from '../data/armies.js';
import { PAID } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { SHIP } from '../data/ships.js';
import { INCOME, PRICES } from '../data/tables.js';
import { turnInfo } from '../data/tracks.js';
import type { Side, UnitId } from '../ids.js';
import { armyPrice, shipPrice, upkeep } from '../rules/money/upkeep.js';
import { isInBox, isTrack, sideOfUnit } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { figure } from './explain.js';

/** Returns for how many months maintenance must be paid before the next income. Winter counts as five. */
export function monthsToPay({ turn, phase, options }: Pick<WarWithSpain, 'turn' | 'phase' | 'options'>): number {
  const { last } = scenarioOf({ options });
  // The last winter brings income.
  const next = turn < 9 ? 9 : last + (turn === last || !turnInfo(last).winter ? 1 : 0);
  const winter = turnInfo(turn).winter ? PRICES.winter - 1 : 0;
  const paid = phase === 'administration' ? 1 + winter : 0;
  return next - turn + winter - paid;
}

/** Units built as a reserve. While on Activation Tracks, they cost no maintenance. */
export const RESERVES: { readonly [side in Side]: readonly UnitId[] } = {
  E: ['EL1', 'EL2', 'EL3', 'EL5', 'EL6', 'EL7'],
  S: ['SLT1', 'SLT4', 'SLT5', 'SLT6', 'SLT7', 'SLT9'],
};

/** Months of maintenance set aside for the reserves. */
const RESERVE_MONTHS: { readonly [side in Side]: number } = { E: 1, S: 3 };

/** Returns the monthly maintenance of units now on tracks, except reserves, once they are placed. */
function coming(view: WarWithSpain, me: Side): number {
  let sum = 0;
  for (const id in view.land) {
    if (!isTrack(view.land[id].at) || sideOfUnit(id) !== me || !PAID.includes(ARMY[id].nat) || RESERVES[me].includes(id)) continue;
    sum += PRICES.land.keep * ARMY[id].cs;
  }
  for (const id in view.naval) if (isInBox(view.naval[id].at, 1) && sideOfUnit(id) === me) sum += SHIP[id].front.m;
  return sum;
}

function reserveChest(view: WarWithSpain, me: Side): number {
  const men = RESERVES[me].filter((id) => view.land[id] && isTrack(view.land[id].at)).reduce((sum, id) => sum + ARMY[id].cs, 0);
  return men * PRICES.land.keep * RESERVE_MONTHS[me];
}

const standing = (view: WarWithSpain, me: Side): number => upkeep(view, me) / (turnInfo(view.turn).winter ? PRICES.winter : 1);

export const monthly = (view: WarWithSpain, me: Side): number => standing(view, me) + coming(view, me);

/** Ducats always left in the treasury. */
const MARGIN = 45;

/** Returns the ducats left after `MARGIN`, the reserves and maintenance until the next income. */
export const spare = (view: WarWithSpain, me: Side): number =>
  view.treasury[me] - monthly(view, me) * monthsToPay(view) - reserveChest(view, me) - figure('keptBack', MARGIN);

function leastPurse(view: WarWithSpain, me: Side, turn: number): number {
  const least = Math.min(...INCOME[me]);
  return Math.floor(least / (turnInfo(turn).incomeDivisor ?? 1)) - (me === 'S' ? view.treasure.penalty : 0);
}

/** Returns the amount by which the last winter's maintenance may exceed its income. */
function lastWinter(view: WarWithSpain, me: Side, month: number): number {
  const { last } = scenarioOf(view);
  if (view.turn < 9 || view.turn === last || !turnInfo(last).winter) return 0;
  return Math.max(0, month * PRICES.winter - leastPurse(view, me, last));
}

/** Returns the ducats left at the next income after paying this monthly maintenance, the last winter's deficit and `MARGIN`. */
const leftWith = (view: WarWithSpain, me: Side, month: number): number =>
  view.treasury[me] - month * monthsToPay(view) - lastWinter(view, me, month) - figure('keptBack', MARGIN);

/** Returns the ducats left at the next income if no unit is placed, minus `MARGIN`. */
export const solvent = (view: WarWithSpain, me: Side): number => leftWith(view, me, standing(view, me));

/** Whether a side can afford `more` ducats of monthly maintenance until the next income. */
export const affords = (view: WarWithSpain, me: Side, more: number): boolean => leftWith(view, me, standing(view, me) + more) >= 0;

/** Like `affords`, but includes units on tracks. */
export const bears = (view: WarWithSpain, me: Side, more: number): boolean => leftWith(view, me, monthly(view, me) + more) >= 0;

/** Whether a side can pay this Game-Turn's maintenance plus `more`. */
export const paysNow = (view: WarWithSpain, me: Side, more: number): boolean => view.treasury[me] >= upkeep(view, me) + more;

/** Whether a side can pay `cost` ducats and `months` months of maintenance, including that of units on tracks. */
export const covers = (view: WarWithSpain, me: Side, cost: number, months: number): boolean =>
  view.treasury[me] >= cost + months * monthly(view, me);

/** Returns how many ducats the treasury lacks for the next Game-Turn's maintenance. */
export function shortfall(view: WarWithSpain, me: Side): number {
  const next = view.turn + 1;
  if (next > scenarioOf(view).last) return 0;
  const { winter } = turnInfo(next);
  const bill = standing(view, me) * (winter ? PRICES.winter : 1);
  return Math.max(0, bill - view.treasury[me] - (winter ? leastPurse(view, me, next) : 0));
}

/** Returns a unit's price plus maintenance: 2 months' for a ship, otherwise until the next income. */
export function priceOf(view: WarWithSpain, me: Side, unit: UnitId): number {
  const army = ARMY[unit];
  if (!army) return shipPrice(unit) + SHIP[unit].front.m * 2;
  if (army.nat === 'dutch') return armyPrice(unit);
  const months = RESERVES[me].includes(unit) ? RESERVE_MONTHS[me] : Math.max(0, monthsToPay(view) - 1);
  return armyPrice(unit) + PRICES.land.keep * army.cs * months;
}
