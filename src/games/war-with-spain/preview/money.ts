import { LAST_TURN, turnInfo } from '../data/calendar.js';
import { PENALTY_VP, PRICES } from '../data/tables.js';
import type { FleetId, Side, UnitId } from '../ids.js';
import { type Haven, havens, thirdOf } from '../rules/bankruptcy.js';
import { type Due, dues, paidArmies, paidShips } from '../rules/maintenance.js';
import { marketRefusal, munitionsPrice } from '../rules/munitions.js';
import type { No } from '../rules/tools.js';
import { shipsOf } from '../rules/units.js';
import { points, spanishLead } from '../rules/victory.js';
import type { Points, WarWithSpain } from '../state.js';

/** What a side's purse will have to bear: for the board's previews. Every function takes the side's own view. */

const sum = (list: readonly Due[]): number => list.reduce((total, { ducats }) => total + ducats, 0);

export interface Forecast {
  /** Unit by unit, what this Game-Turn's upkeep will be if nothing changes. */
  readonly dues: readonly Due[];
  readonly upkeep: number;
  /** In the treasury after it; negative: bankrupt. */
  readonly left: number;
  /** The next winter after this Game-Turn, and its upkeep if nothing changes; null: there is none. */
  readonly winter: { readonly turn: number; readonly upkeep: number } | null;
  /** Upkeep of every Game-Turn before the next income, this one included. */
  readonly untilIncome: number;
}

/** 11.1, 14.3: the coming payments if nothing changes. */
export function forecast(view: WarWithSpain, side: Side): Forecast {
  const list = dues(view, side);
  const upkeep = sum(list);
  const { winter } = turnInfo(view.turn);
  const month = winter ? upkeep / PRICES.winter : upkeep;
  let next = view.turn + 1;
  while (next <= LAST_TURN && !turnInfo(next).winter) next++;
  const months = Math.min(next, LAST_TURN + 1) - view.turn - 1;
  return {
    dues: list,
    upkeep,
    left: view.treasury[side] - upkeep,
    winter: next <= LAST_TURN ? { turn: next, upkeep: month * PRICES.winter } : null,
    untilIncome: upkeep + months * month,
  };
}

/** What a payment that cannot be made would break. */
export interface Ruin {
  readonly short: number;
  readonly points: number;
  /** Land units that must go, of how many. */
  readonly armies: number;
  readonly of: number;
  /** Ports whose ships are laid up; where `most` is less than the ships, the others are lost. */
  readonly ports: readonly Haven[];
  /** Ships that stay as they are: at sea, in enemy ports, in ports without a working track. */
  readonly stay: readonly UnitId[];
}

/** 11.3: what breaks if a side must pay so much now, or nothing if it can. */
export function ruin(view: WarWithSpain, side: Side, ducats: number): Ruin | undefined {
  const short = ducats - view.treasury[side];
  if (short <= 0) return undefined;
  const ports = havens(view, side);
  const laidUp = new Set(ports.flatMap(({ ships }) => ships));
  return {
    short,
    points: PENALTY_VP,
    armies: thirdOf(view, side),
    of: paidArmies(view, side).length,
    ports,
    stay: paidShips(view, side).filter((id) => !laidUp.has(id)),
  };
}

export interface MunitionsOffer {
  /** Ducats a point for the whole fleet. */
  readonly price: number;
  /** How many points the treasury pays for. */
  readonly most: number;
  readonly refused: No | undefined;
}

/** 12.11: what a fleet can buy where it lies. */
export function munitionsOffer(view: WarWithSpain, side: Side, id: FleetId): MunitionsOffer {
  const price = munitionsPrice(view, shipsOf(view, id));
  return { price, most: price ? Math.floor(view.treasury[side] / price) : 0, refused: marketRefusal(view, side, id) };
}

/** 16.0: the score as it stands, which hidden stacks never change. */
export const score = (view: WarWithSpain): { readonly E: Points; readonly S: Points; readonly lead: number } => ({
  E: points(view, 'E'),
  S: points(view, 'S'),
  lead: spanishLead(view),
});

export { armyPrice, repairPrice, shipPrice } from '../rules/maintenance.js';
export { cityPoints, frenchCities, levelOf } from '../rules/victory.js';
export type { Due, Haven };
