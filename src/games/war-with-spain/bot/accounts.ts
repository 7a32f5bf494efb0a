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

/** Months of maintenance until the next income; a winter counts as five. */
export function monthsToPay({ turn, phase }: Pick<WarWithSpain, 'turn' | 'phase'>): number {
  const next = turn < 9 ? 9 : LAST_TURN + (turn === LAST_TURN ? 1 : 0);
  const winter = turnInfo(turn).winter ? PRICES.winter - 1 : 0;
  const paid = phase === 'administration' ? 1 + winter : 0;
  return next - turn + winter - paid;
}

/** Units built as a reserve that waits on tracks, where it costs nothing. */
export const RESERVES: { readonly [side in Side]: readonly UnitId[] } = {
  E: ['EL1', 'EL2', 'EL3', 'EL5', 'EL6', 'EL7'],
  S: ['SLT1', 'SLT4', 'SLT5', 'SLT6', 'SLT7', 'SLT9'],
};

/** Months of maintenance kept for reserves. */
const RESERVE_MONTHS: { readonly [side in Side]: number } = { E: 1, S: 3 };

/** Monthly maintenance of the units on tracks once placed. */
function coming(view: WarWithSpain, me: Side): number {
  let sum = 0;
  for (const id in view.land) {
    if (!isTrack(view.land[id].at) || sideOfUnit(id) !== me || !PAID.includes(ARMY[id].nat) || RESERVES[me].includes(id)) continue;
    sum += PRICES.land.keep * ARMY[id].cs;
  }
  for (const id in view.naval) if (isInBox(view.naval[id].at, 1) && sideOfUnit(id) === me) sum += SHIP[id].front.m;
  return sum;
}

/** Ducats kept for placing the reserves. */
function reserveChest(view: WarWithSpain, me: Side): number {
  const men = RESERVES[me].filter((id) => view.land[id] && isTrack(view.land[id].at)).reduce((sum, id) => sum + ARMY[id].cs, 0);
  return men * PRICES.land.keep * RESERVE_MONTHS[me];
}

/** Monthly maintenance of the units on the map. */
const standing = (view: WarWithSpain, me: Side): number => upkeep(view, me) / (turnInfo(view.turn).winter ? PRICES.winter : 1);

/** Monthly maintenance including units on tracks. */
export const monthly = (view: WarWithSpain, me: Side): number => standing(view, me) + coming(view, me);

/** Ducats never spent. */
const MARGIN = 45;

/** Ducats not needed for maintenance until the next income. */
export const spare = (view: WarWithSpain, me: Side): number =>
  view.treasury[me] - monthly(view, me) * monthsToPay(view) - reserveChest(view, me) - figure('keptBack', MARGIN);

/** The lowest possible income of a winter, less penalties. */
function leastPurse(view: WarWithSpain, me: Side, turn: number): number {
  const least = Math.min(...INCOME[me]);
  return Math.floor(turn === LAST_TURN ? least / 2 : least) - (me === 'S' ? view.treasure.penalty : 0);
}

/** Maintenance of the last winter beyond its income, in ducats. */
function lastWinter(view: WarWithSpain, me: Side, month: number): number {
  if (view.turn < 9 || view.turn === LAST_TURN) return 0;
  return Math.max(0, month * PRICES.winter - leastPurse(view, me, LAST_TURN));
}

/** Ducats left at `month` ducats of maintenance until the next income and through the last winter. */
const leftWith = (view: WarWithSpain, me: Side, month: number): number =>
  view.treasury[me] - month * monthsToPay(view) - lastWinter(view, me, month) - figure('keptBack', MARGIN);

/** Ducats left if the units on the map are kept and none is placed from tracks. */
export const solvent = (view: WarWithSpain, me: Side): number => leftWith(view, me, standing(view, me));

/** Whether `more` ducats of monthly maintenance are affordable. */
export const affords = (view: WarWithSpain, me: Side, more: number): boolean => leftWith(view, me, standing(view, me) + more) >= 0;

/** Whether this Game-Turn's maintenance plus `more` ducats can be paid. */
export const paysNow = (view: WarWithSpain, me: Side, more: number): boolean => view.treasury[me] >= upkeep(view, me) + more;

/** Ducats missing for the next maintenance; call after this Game-Turn's has been paid. */
export function shortfall(view: WarWithSpain, me: Side): number {
  const next = view.turn + 1;
  if (next > LAST_TURN) return 0;
  const { winter } = turnInfo(next);
  const bill = standing(view, me) * (winter ? PRICES.winter : 1);
  return Math.max(0, bill - view.treasury[me] - (winter ? leastPurse(view, me, next) : 0));
}

/** Price of a unit plus its maintenance until the next income. */
export function priceOf(view: WarWithSpain, me: Side, unit: UnitId): number {
  const army = ARMY[unit];
  if (!army) return shipPrice(unit) + SHIP[unit].front.m * 2;
  if (army.nat === 'dutch') return armyPrice(unit);
  const months = RESERVES[me].includes(unit) ? RESERVE_MONTHS[me] : Math.max(0, monthsToPay(view) - 1);
  return armyPrice(unit) + PRICES.land.keep * army.cs * months;
}
