import type { Choice } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import { turnInfo } from '../data/calendar.js';
import { CITIES } from '../data/cities.js';
import { PAID } from '../data/nations.js';
import { PRICES } from '../data/tables.js';
import { TRACKS, type TrackId } from '../data/tracks.js';
import type { HexId, Side, UnitId } from '../ids.js';
import { forecast, munitionsOffer } from '../preview/money.js';
import { penaltyActions } from '../rules/bankruptcy.js';
import { armyPrice } from '../rules/maintenance.js';
import { fleetNo, isHex, trackAt } from '../rules/places.js';
import { armyStrength, fleetIds, fleetOf, isDeep, shipsOf } from '../rules/units.js';
import { seatOf, type WarWithSpain } from '../state.js';
import { type Ground, groundOf, marchDistance, prize, stake, threat } from './ground.js';

/** Money and men of the captain, from his own view. */

/** Munitions that a fleet should have before it goes to sea. */
const FULL = 3;

/** Ducats that can be spent without breaking anything before the next income: upkeep until then, with its winter, is kept. */
export function spare(view: WarWithSpain, side: Side): number {
  const { untilIncome, winter, upkeep } = forecast(view, side);
  const paid = view.phase === 'administration' ? upkeep : 0;
  const coming = winter && turnInfo(winter.turn).incomeDivisor === null ? winter.upkeep : 0;
  return view.treasury[side] - untilIncome + paid - coming;
}

/** What a debtor gives up: the first that the rules offer, which is the weakest of his men and the strongest of his ships. */
export function settle(view: WarWithSpain, side: Side): Choice | undefined {
  for (const action of penaltyActions) for (const args of action.choices(view, seatOf(side))) return { move: action.name, args };
  return undefined;
}

/** Munitions for a fleet that lies where they are sold, if the purse allows. */
export function armFleet(view: WarWithSpain, side: Side): Choice | undefined {
  const free = spare(view, side);
  for (const id of fleetIds(view, side)) {
    const { munitions } = fleetOf(view, id);
    if (munitions >= FULL || !shipsOf(view, id).some(isDeep)) continue;
    const { price, most, refused } = munitionsOffer(view, side, id);
    const points = Math.min(FULL - munitions, most, price ? Math.floor(free / price) : 0);
    if (!refused && points > 0) return { move: 'buyMunitions', args: [fleetNo(id), points] };
  }
  return undefined;
}

/** Before a winter, and when money is short, what is not needed goes out of pay: an order among those that are offered. */
export function thriftOrder(view: WarWithSpain, side: Side, offered: readonly Choice[]): Choice | undefined {
  const { winter } = turnInfo(view.turn + 1 > 17 ? 17 : view.turn + 1);
  const short = forecast(view, side).left < 0 || spare(view, side) < 0;
  const ships = offered.filter(({ move }) => move === 'deactivateNaval');
  if ((winter || short) && ships.length) return longest(ships);
  if (!short) return undefined;
  const ground = groundOf(view, side);
  return offered.find(({ move, args }) => move === 'deactivateLand' && isIdle(view, ground, args[0] as readonly UnitId[]));
}

const longest = (choices: readonly Choice[]): Choice =>
  choices.reduce((a, b) => ((b.args[0] as readonly unknown[]).length > (a.args[0] as readonly unknown[]).length ? b : a));

/** Whether none of these is paid in vain: each costs money, and no enemy is near. */
const isIdle = (view: WarWithSpain, ground: Ground, ids: readonly UnitId[]): boolean =>
  ids.every((id) => PAID.includes(ARMY[id].nat) && isHex(view.land[id].at) && threat(ground, view.land[id].at, 6) === 0);

/** How much a hex wants men: cities in danger, and fronts where something is to be won. */
function want(view: WarWithSpain, ground: Ground, hex: HexId): number {
  const { side } = ground;
  const danger = Math.min(20, threat(ground, hex, 5));
  const own = ground.own.get(hex) ?? 0;
  const open = danger && !own ? stake(view, side, hex) : 0;
  const front = CITY_HEXES.reduce((best, goal) => Math.max(best, prize(view, side, goal) / (2 + marchDistance(hex, goal))), 0);
  return 2 * open + Math.min(danger / 4, stake(view, side, hex)) + front;
}
const CITY_HEXES: readonly HexId[] = Object.values(CITIES).map(({ hex }) => hex);

const best = <T>(things: readonly T[], worth: (thing: T) => number): T | undefined =>
  things.reduce<{ thing: T; score: number } | undefined>((top, thing) => {
    const score = worth(thing);
    return top && top.score >= score ? top : { thing, score };
  }, undefined)?.thing;

/** Men who are ready take the field where they are wanted most: an order among those that are offered. */
export function fieldOrder(view: WarWithSpain, side: Side, offered: readonly Choice[]): Choice | undefined {
  const ground = groundOf(view, side);
  return best(
    offered.filter(({ move }) => move === 'placeLand'),
    ({ args }) => want(view, ground, String(args[1])) + armyStrength(view, String(args[0])) / 100,
  );
}

/** What a land unit costs until the next income, winter included. */
function costUntilIncome(view: WarWithSpain, id: UnitId): number {
  if (!PAID.includes(ARMY[id].nat)) return armyPrice(id);
  const months = view.turn >= 17 ? 0 : 9 - ((view.turn - 1) % 8) - 1;
  return armyPrice(id) + PRICES.land.keep * ARMY[id].cs * (months + PRICES.winter);
}

/** Men to raise within the purse: the free musters first, then those who serve without pay, then the best for the money. */
export function levyOrder(view: WarWithSpain, side: Side, offered: readonly Choice[], purse: number): Choice | undefined {
  const muster = offered.find(({ move }) => move === 'musterFree');
  if (muster) return muster;
  const ground = groundOf(view, side);
  const free = Math.min(purse, spare(view, side));
  const levies = offered.filter(({ move, args }) => move === 'buildLand' && costUntilIncome(view, String(args[0])) <= free);
  const place = (track: TrackId): HexId | undefined => {
    const { seat } = TRACKS[track];
    return seat.kind === 'area' ? [...ground.own.keys()][0] : seat.hex;
  };
  return best(levies, ({ args }) => {
    const hex = place(args[1] as TrackId);
    const [id] = args.map(String);
    const unpaid = PAID.includes(ARMY[id].nat) ? 0 : 50;
    return unpaid + ARMY[id].cs / 4 + (hex ? 4 * want(view, ground, hex) : 0);
  });
}

/** Units of a side that wait on tracks for land units. */
export const waiting = (view: WarWithSpain): UnitId[] => Object.keys(view.land).filter((id) => trackAt(view.land[id].at));
