import type { Dice } from '../../../kit/dice.js';
import type { Choice, PlayerID } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import { LAST_TURN, turnInfo } from '../data/calendar.js';
import { nationOf } from '../data/map.js';
import { PAID } from '../data/nations.js';
import { SHIP } from '../data/ships.js';
import { PRICES } from '../data/tables.js';
import { TRACKS } from '../data/tracks.js';
import { type FleetNo, fleetId, type Side, type UnitId } from '../ids.js';
import { orderActions } from '../rules/activation.js';
import { layingUpActions } from '../rules/administration.js';
import { armyPrice, shipPrice, upkeep } from '../rules/maintenance.js';
import { munitionsActions, munitionsPrice } from '../rules/munitions.js';
import { trackAt } from '../rules/places.js';
import { treasureActions } from '../rules/treasureFleet.js';
import { fleetOf, isDeep, shipsOf, sideOfUnit } from '../rules/units.js';
import { sideOf, type WarWithSpain } from '../state.js';
import { best, offers } from './choosing.js';
import { foesNear, hexWorth, strengthAt } from './picture.js';

/** Money, and what it buys: the joint phases. */

/** Months of pay until the next purse, a winter counted as five. */
export function monthsToPay(turn: number): number {
  if (turn === LAST_TURN) return PRICES.winter;
  const next = turn < 9 ? 9 : LAST_TURN;
  return next - turn + (turnInfo(turn).winter ? PRICES.winter - 1 : 0);
}

/** What those on tracks will cost a month once they are out. */
function coming(view: WarWithSpain, me: Side): number {
  let sum = 0;
  for (const id in view.land) {
    const found = trackAt(view.land[id].at);
    if (!found || sideOfUnit(id) !== me || !PAID.includes(ARMY[id].nat)) continue;
    const { seat } = TRACKS[found.track];
    if (me === 'E' || seat.kind !== 'city') sum += PRICES.land.keep * ARMY[id].cs;
  }
  for (const id in view.naval) {
    if (trackAt(view.naval[id].at) && sideOfUnit(id) === me && (me === 'E' ? isDeep(id) : /^W[BF]/.test(id))) sum += SHIP[id].front.m;
  }
  return sum;
}

/** What a month costs, with those on tracks out. */
const monthly = (view: WarWithSpain, me: Side): number =>
  upkeep(view, me) / (turnInfo(view.turn).winter ? PRICES.winter : 1) + coming(view, me);

/** What a purse can bear a month through a whole year, its winter included. */
const MOST_PAY: { readonly [side in Side]: number } = { E: 96, S: 196 };

/** Ducats that are not needed to keep what there is. */
function spare(view: WarWithSpain, me: Side): number {
  return view.treasury[me] - monthly(view, me) * monthsToPay(view.turn) - (view.turn < 9 ? 60 : 20);
}

interface Wish {
  readonly unit: UnitId;
  readonly track: string;
}
const wish = (text: string): Wish => {
  const [unit, track] = text.split('@');
  return { unit, track };
};

/** What each side would like to have, the dearest wish first. */
const WISHES: { readonly [side in Side]: readonly Wish[] } = {
  E: 'DL1@netp DL2@netp DL3@netp DL4@netp DL5@netp DL6@netp DL7@netp DL8@netp DL9@netp EL3@london EL10@london EL8@dover EL5@dover EL6@plymouth DL10@netp'
    .split(' ')
    .map(wish),
  S: 'WB1@antwerp WB2@antwerp WB3@antwerp WL2@netc GL1@german GL3@german WB4@antwerp BL2@lorraine WL5@netc WF2@antwerp WF3@antwerp IT1@savoy IT3@savoy WL1@netc GL2@german GL4@german BL1@lorraine SLT1@savoy IT4@savoy SLT4@savoy SLT5@savoy'
    .split(' ')
    .map(wish),
};

/** What England keeps back for powder and shot. */
const POWDER_CHEST = 240;

/** What a wish costs until the next purse. */
function priceOf(view: WarWithSpain, { unit }: Wish): number {
  const army = ARMY[unit];
  if (!army) return shipPrice(unit) + 8;
  const pay = army.nat === 'dutch' ? 0 : PRICES.land.keep * army.cs;
  return armyPrice(unit) + pay * Math.max(0, monthsToPay(view.turn) - 1);
}

function nextOrder(view: WarWithSpain, player: PlayerID, me: Side): Choice | undefined {
  const month = view.turn % 8;
  const build = [...offers(orderActions, view, player, 'buildNaval'), ...offers(orderActions, view, player, 'buildLand')];
  const money = spare(view, me) - (me === 'E' ? POWDER_CHEST : 0);
  for (const one of WISHES[me]) {
    if (view.naval[one.unit] || view.land[one.unit] || priceOf(view, one) > money) continue;
    const army = Boolean(ARMY[one.unit]);
    if (army && ARMY[one.unit].nat !== 'dutch' && monthly(view, me) + PRICES.land.keep * ARMY[one.unit].cs > MOST_PAY[me]) continue;
    if (army && (month === 0 || month === 7)) continue;
    const kind = one.unit.replace(/\d+$/, '');
    const found = build.find(
      ({ args: [unit, track] }) => track === one.track && (unit === one.unit || (!army && String(unit).replace(/\d+$/, '') === kind)),
    );
    if (found) return found;
  }
  return undefined;
}

/** Ships to call forward: England's fleet in spring and summer, Spain's barges and their escort. */
function calls(view: WarWithSpain, me: Side, id: UnitId): boolean {
  const month = view.turn % 8;
  if (month === 7 || month === 0 || month === 6) return false;
  if (me === 'S') return /^W[BF]/.test(id);
  return /^E[GM]/.test(id) && spare(view, me) > 30;
}

/** Whether, and where, a unit should leave its track. */
function placing(view: WarWithSpain, me: Side, id: UnitId, hex: string): number {
  const found = trackAt(view.land[id].at);
  if (!found) return 0;
  const threat = foesNear(view, me, hex, 4);
  const { seat } = TRACKS[found.track];
  if (me === 'S' && seat.kind === 'city' && nationOf(seat.hex) === 'SPA' && threat === 0) return 0;
  return 10 + hexWorth(me, hex) * (1 + threat) - strengthAt(view, me, hex) * (me === 'E' ? 1 : 0) + (me === 'S' && hex === '2716' ? 20 : 0);
}

/** The next order of the joint activation. */
export function activate(view: WarWithSpain, player: PlayerID, dice: Dice): Choice {
  const me = sideOf(player);
  const months = offers(treasureActions, view, player, 'chooseTreasureMonth');
  if (months.length) return months[dice.die(months.length) - 1];
  const entries = offers(treasureActions, view, player, 'placeTreasureFleet').filter(({ args: [hex] }) =>
    /^01(29|30|31|32|33|34|35)$/.test(String(hex)),
  );
  if (entries.length) return entries[dice.die(entries.length) - 1];
  const called = offers(orderActions, view, player, 'setHold').find(({ args: [id] }) => calls(view, me, String(id)));
  if (called) return called;
  const placed = best(offers(orderActions, view, player, 'placeLand'), ([id, hex]) => placing(view, me, String(id), String(hex)));
  if (placed) return placed;
  const mustered = offers(orderActions, view, player, 'musterFree');
  if (mustered.length) return best(mustered, ([, track]) => (track === 'london' ? 2 : 1)) ?? mustered[0];
  return nextOrder(view, player, me) ?? { move: 'finishActivation', args: [] };
}

/** Points of munitions that a fleet should have. */
const POWDER = 2;

/** The next act of the joint administration. */
export function administer(view: WarWithSpain, player: PlayerID): Choice {
  const me = sideOf(player);
  const month = view.turn % 8;
  if (month !== 0) {
    const powder = best(offers(munitionsActions, view, player, 'buyMunitions'), ([number, count, joining]) => {
      const id = fleetId(me, number as FleetNo);
      if (joining || fleetOf(view, id).munitions >= POWDER || count !== 1) return 0;
      return spare(view, me) > munitionsPrice(view, shipsOf(view, id)) ? 1 : 0;
    });
    if (powder) return powder;
  }
  if (month === 0 || (me === 'S' && spare(view, me) < 0)) {
    const laidUp = best(offers(layingUpActions, view, player, 'deactivateNaval'), ([ids]) => (ids as UnitId[]).length);
    if (laidUp) return laidUp;
  }
  const home = offers(layingUpActions, view, player, 'deactivateLand').filter(({ args: [ids] }) => {
    const [first] = ids as UnitId[];
    const { at } = view.land[first];
    return me === 'S' && nationOf(at) === 'SPA' && foesNear(view, me, at, 5) === 0;
  });
  return home[0] ?? { move: 'finishAdministration', args: [] };
}
