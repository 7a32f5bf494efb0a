import { ARMY } from '../data/armies.js';
import { PAID } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import { INCOME, PRICES } from '../data/tables.js';
import { LAST_TURN, turnInfo } from '../data/tracks.js';
import type { Side, UnitId } from '../ids.js';
import { armyPrice, shipPrice, upkeep } from '../rules/money/upkeep.js';
import { isInBox, isTrack, sideOfUnit } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { figure } from './explain.js';

/** What a purse holds, and what it will have to bear. */

/** Months of pay that are still to come before the next purse, a winter counted as five. */
export function monthsToPay({ turn, phase }: Pick<WarWithSpain, 'turn' | 'phase'>): number {
  const next = turn < 9 ? 9 : LAST_TURN + (turn === LAST_TURN ? 1 : 0);
  const winter = turnInfo(turn).winter ? PRICES.winter - 1 : 0;
  const paid = phase === 'administration' ? 1 + winter : 0;
  return next - turn + winter - paid;
}

/** Men who are raised for an emergency, and wait on their tracks for it at no cost. */
export const RESERVES: { readonly [side in Side]: readonly UnitId[] } = {
  E: ['EL1', 'EL2', 'EL3', 'EL5', 'EL6', 'EL7'],
  S: ['SLT1', 'SLT4', 'SLT5', 'SLT6', 'SLT7', 'SLT9'],
};

/** Months for which a side wants to be able to pay its reserves once it has called them. */
const RESERVE_MONTHS: { readonly [side in Side]: number } = { E: 1, S: 3 };

/** What those on tracks will cost a month once they are out. */
function coming(view: WarWithSpain, me: Side): number {
  let sum = 0;
  for (const id in view.land) {
    if (!isTrack(view.land[id].at) || sideOfUnit(id) !== me || !PAID.includes(ARMY[id].nat) || RESERVES[me].includes(id)) continue;
    sum += PRICES.land.keep * ARMY[id].cs;
  }
  for (const id in view.naval) if (isInBox(view.naval[id].at, 1) && sideOfUnit(id) === me) sum += SHIP[id].front.m;
  return sum;
}

/** What the reserves on the tracks will need when they are called. */
function reserveChest(view: WarWithSpain, me: Side): number {
  const men = RESERVES[me].filter((id) => view.land[id] && isTrack(view.land[id].at)).reduce((sum, id) => sum + ARMY[id].cs, 0);
  return men * PRICES.land.keep * RESERVE_MONTHS[me];
}

/** What stands on the map costs so much a month. */
const standing = (view: WarWithSpain, me: Side): number => upkeep(view, me) / (turnInfo(view.turn).winter ? PRICES.winter : 1);

/** What a month costs, with those on tracks out. */
export const monthly = (view: WarWithSpain, me: Side): number => standing(view, me) + coming(view, me);

/** What is always kept back. */
const MARGIN = 45;

/** Ducats that are not needed to keep what there is until the next purse. */
export const spare = (view: WarWithSpain, me: Side): number =>
  view.treasury[me] - monthly(view, me) * monthsToPay(view) - reserveChest(view, me) - figure('keptBack', MARGIN);

/** The least that the purse of a winter can hold: full in the second, half in the last; less what a lost Treasure Fleet costs. */
function leastPurse(view: WarWithSpain, me: Side, turn: number): number {
  const least = Math.min(...INCOME[me]);
  return Math.floor(turn === LAST_TURN ? least / 2 : least) - (me === 'S' ? view.treasure.penalty : 0);
}

/** What the last winter costs beyond the last purse, as things stand now. */
function lastWinter(view: WarWithSpain, me: Side, month: number): number {
  if (view.turn < 9 || view.turn === LAST_TURN) return 0;
  return Math.max(0, month * PRICES.winter - leastPurse(view, me, LAST_TURN));
}

/** Ducats that are left if so much is paid every month until the next purse, and through the last winter. */
const leftWith = (view: WarWithSpain, me: Side, month: number): number =>
  view.treasury[me] - month * monthsToPay(view) - lastWinter(view, me, month) - figure('keptBack', MARGIN);

/** Ducats that are left if what stands on the map now is kept until the next purse, and through the last winter; nobody is called from the tracks. */
export const solvent = (view: WarWithSpain, me: Side): number => leftWith(view, me, standing(view, me));

/** Whether so much more can be paid every month until the end, or the next purse. */
export const affords = (view: WarWithSpain, me: Side, more: number): boolean => leftWith(view, me, standing(view, me) + more) >= 0;

/** Whether the bill of this month can be paid with so much more on it. */
export const paysNow = (view: WarWithSpain, me: Side, more: number): boolean => view.treasury[me] >= upkeep(view, me) + more;

/** Ducats that the next bill leaves unpaid if everybody on the map stays. Asked when the bill of this month is settled. */
export function shortfall(view: WarWithSpain, me: Side): number {
  const next = view.turn + 1;
  if (next > LAST_TURN) return 0;
  const { winter } = turnInfo(next);
  const bill = standing(view, me) * (winter ? PRICES.winter : 1);
  return Math.max(0, bill - view.treasury[me] - (winter ? leastPurse(view, me, next) : 0));
}

/** What a unit costs from its order to the next purse; reserves are paid for as long as they are expected to be out. */
export function priceOf(view: WarWithSpain, me: Side, unit: UnitId): number {
  const army = ARMY[unit];
  if (!army) return shipPrice(unit) + SHIP[unit].front.m * 2;
  if (army.nat === 'dutch') return armyPrice(unit);
  const months = RESERVES[me].includes(unit) ? RESERVE_MONTHS[me] : Math.max(0, monthsToPay(view) - 1);
  return armyPrice(unit) + PRICES.land.keep * army.cs * months;
}
