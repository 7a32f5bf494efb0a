import type { Dice } from '../../../kit/dice.js';
import type { PlayerID } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import { CITIES } from '../data/cities.js';
import type { LandNation } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { SHIP } from '../data/ships.js';
import { PRICES } from '../data/tables.js';
import { TRACK_IDS, TRACKS, type TrackId, turnInfo } from '../data/tracks.js';
import { type HexId, type Side, sideOf, type UnitId } from '../ids.js';
import { buildLand, musterFree } from '../rules/activation/levies.js';
import { placeLand, setHold } from '../rules/activation/placing.js';
import { buildNaval, repairNaval } from '../rules/activation/shipbuilding.js';
import { distance } from '../rules/map.js';
import { chooseTreasureMonth } from '../rules/money/treasureFleet.js';
import { armyPrice } from '../rules/money/upkeep.js';
import { isDutch, isHex, onTrack, sideOfUnit, trackAt } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { affords, bears, monthly, monthsToPay, paysNow, priceOf, RESERVES, solvent, spare } from './accounts.js';
import { bestMove, bestOf, offers, tried } from './choosing.js';
import { endangered, guardWorth } from './defence.js';
import { because, figure, sum, term } from './explain.js';
import { VP } from './goals.js';
import { enemiesOf, foesNear, hexWorth, invaders, invadersNear, isHome, strengthAt } from './picture.js';
import { isOfGuard, isOfHulks, isOfPatrol, isOfWatch } from './squadrons.js';
import { entryHex } from './treasure.js';
import { gathers, mustering, VENTURES } from './ventures.js';

/** A unit to build on a track in Game-Turns `from` to `to`. */
interface Wish {
  readonly unit: UnitId;
  readonly track: TrackId;
  readonly from: number;
  readonly to: number;
}

const wish = (text: string): Wish => {
  const [unit, name, from, to] = text.split(/[@:-]/);
  const track = TRACK_IDS.find((id) => id === name);
  if (!track) throw new Error(`no track ${name}`);
  return { unit, track, from: Number(from), to: Number(to) };
};
const wishes = (text: string): Wish[] => text.trim().split(/\s+/).map(wish);

const WISHES: { readonly [side in Side]: readonly Wish[] } = {
  E: wishes(`
    DL1@netp:2-16 DL2@netp:2-16 DL3@netp:2-16 DL4@netp:2-16 DL5@netp:2-16 DL6@netp:2-16 DL7@netp:2-16 DL8@netp:2-16 DL9@netp:2-16
    EL7@plymouth:3-6 EL6@plymouth:3-6 DL10@netp:2-16
    EL7@plymouth:11-13 EL6@plymouth:11-13 EL10@london:2-15 EL2@london:10-15 EL5@london:10-15 EL3@london:10-15 EL1@london:10-15 EL8@dover:10-15
    EM4@bristol:2-5 EM5@bristol:2-5 EG7@plymouth:2-5 EG8@plymouth:2-5`),
  S: wishes(`
    SLT4@corunna:9-13 SLT5@corunna:9-13 SLT1@corunna:9-13 SLT7@corunna:9-13
    WB1@antwerp:2-12 WB2@antwerp:2-12 WB3@antwerp:2-12 WF2@antwerp:2-12 WF3@antwerp:2-12 WB4@antwerp:2-12
    SLT9@madrid:2-15 SLT6@seville:3-15
    WL2@netc:2-15 GL1@german:2-15 BL2@lorraine:2-14 GL3@german:2-14
    WL1@netc:3-15 WL3@netc:3-15 WL4@netc:3-15 GL2@german:3-14 GL4@german:3-14 BL1@lorraine:3-14
    SU3@lisbon:2-6 SU4@lisbon:2-6 SL1@lisbon:3-6 SB2@santander:3-6 SG2@santander:3-6
    IT1@savoy:2-12 WL5@netc:3-15 IT3@savoy:2-12 SL2@cadiz:3-6 SC3@lisbon:3-6 SA2@cadiz:3-6`),
};

// Decisions of the Joint Activation Phase.

/** Maximum monthly maintenance that a year's income can pay, in ducats. */
const MOST_PAY: { readonly [side in Side]: number } = { E: 90, S: 132 };

/** Ducats set aside for munitions. */
const POWDER_CHEST: { readonly [side in Side]: number } = { E: 100, S: 60 };

function nextOrder(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  const money = spare(view, me) - figure('powderChest', POWDER_CHEST[me]);
  for (const { unit, track, from, to } of [...emergency(view, me), ...WISHES[me]]) {
    if (view.turn < from || view.turn > to || view.naval[unit] || view.land[unit] || priceOf(view, me, unit) > money) continue;
    if (!isBearable(view, me, unit)) continue;
    const order = tried(ARMY[unit] ? buildLand : buildNaval, view, player, [unit, track]);
    if (order) return because('wished', order);
  }
  return levy(view, player, me, money);
}

/** Game-Turn after which a side need not save money for another year. */
const LAST_YEAR = 9;

function isBearable(view: WarWithSpain, me: Side, unit: UnitId): boolean {
  const army = ARMY[unit];
  if (!army || army.nat === 'dutch' || RESERVES[me].includes(unit)) return true;
  const keep = PRICES.land.keep * army.cs;
  return monthly(view, me) + keep <= figure('mostPay', MOST_PAY[me]) || (view.turn > LAST_YEAR && bears(view, me, keep));
}

/** Returns wishes to build all reserves on the track of the best city if an enemy army is in the home country. */
function emergency(view: WarWithSpain, me: Side): Wish[] {
  if (!invaders(view, me)) return [];
  const homes = TRACK_IDS.filter((id) => TRACKS[id].seat.kind === 'city' && TRACKS[id].raises.includes(HOMELAND[me]));
  const track = bestOf(homes, (id) => refuge(view, me, id));
  return track ? RESERVES[me].map((unit) => ({ unit, track, from: 1, to: scenarioOf(view).last })) : [];
}

const HOMELAND: { readonly [side in Side]: LandNation } = { E: 'english', S: 'spanish' };

/** Scores a track for new units: high if its city is safe until the units are placed, higher near an invader. */
function refuge(view: WarWithSpain, me: Side, track: TrackId): number {
  const hex = seatHex(track);
  const foes = foesNear(view, me, hex, SURPRISE);
  const near = Math.min(...enemiesOf(view, me).flatMap(([at]) => (isHome(me, at) ? [distance(at, hex)] : [])), MOST_DISTANT);
  const unsafe = foes * 2 > strengthAt(view, me, hex);
  return sum([
    ['refuge', 100],
    ['foes', unsafe ? near * 2 - MOST_DISTANT * 2 : 0],
    ['distance', -near],
  ]);
}

/** Distance, in hexes, from which an enemy may besiege a city next month. */
const SURPRISE = 7;
const MOST_DISTANT = 30;

/** Builds a land unit where it is expected to save the most VP, for at most `money` ducats. */
function levy(view: WarWithSpain, player: PlayerID, me: Side, money: number): WarMove | undefined {
  if (view.turn > scenarioOf(view).last - LEVY_MONTHS || !endangered(view, me).length) return undefined;
  return bestMove(offers(buildLand, view, player), ({ args: [unit, track] }) => {
    const { cs } = ARMY[unit];
    if (priceOf(view, me, unit) > money || !isBearable(view, me, unit)) return term('noUse', 0);
    const saved =
      guardWorth(view, me, seatHex(track), cs + waitingOn(view, track)) - guardWorth(view, me, seatHex(track), waitingOn(view, track));
    return sum([
      ['guards', saved * VP],
      ['cost', -armyPrice(unit) * DUCAT],
    ]);
  });
}

/** Number of Game-Turns before the end in which new units would arrive too late. */
const LEVY_MONTHS = 2;

/** Penalty per ducat spent. */
const DUCAT = 0.05;

const waitingOn = (view: WarWithSpain, track: TrackId): number =>
  Object.keys(view.land).reduce((sum, id) => (onTrack(view.land[id].at, track) ? sum + ARMY[id].cs : sum), 0);

const seatHex = (track: TrackId): HexId => {
  const { seat } = TRACKS[track];
  return seat.kind === 'area' ? '' : seat.hex;
};

/** Whether to launch a ship: for a planned landing, always if Dutch, or in spring and summer for a patrol or station. */
function calls(view: WarWithSpain, me: Side, id: UnitId): boolean {
  const month = view.turn % 8;
  const keep = SHIP[id].front.m * monthsToPay(view);
  if (VENTURES[me].some((venture) => venture.takes(id) && gathers(view, venture))) return solvent(view, me) > keep;
  if (me === 'E' && isDutch(id)) return true;
  if (me === 'E' && isOfPatrol(id)) return month >= 2 && (month <= 4 || view.turn < 9) && solvent(view, me) > keep;
  return month >= 2 && month <= 5 && (me === 'E' ? isOfWatch(id) : isOfGuard(id)) && spare(view, me) > keep;
}

function placing(view: WarWithSpain, me: Side, id: UnitId, hex: HexId): number {
  const found = trackAt(view.land[id].at);
  if (!found) return term('noUse', 0);
  if (isHome(me, hex)) {
    const mustered = mustering(view, me, id, hex);
    return mustered ? term('musters', mustered) : term('alarm', called(view, me, id, hex));
  }
  const threat = foesNear(view, me, hex, 4);
  return sum([
    ['afield', 10],
    ['guards', hexWorth(view, me, hex) * (1 + threat)],
    ['manned', -strengthAt(view, me, hex) * (me === 'E' ? 1 : 0)],
    ['seatOfWar', me === 'S' && hex === CITIES.brussels.hex ? 20 : 0],
  ]);
}

/** Scores placing a reserve: VP saved minus maintenance, higher during an invasion. */
function called(view: WarWithSpain, me: Side, id: UnitId, hex: HexId): number {
  const keep = PRICES.land.keep * ARMY[id].cs;
  const guards = guardWorth(view, me, hex, ARMY[id].cs) * VP;
  if (invaders(view, me) && paysNow(view, me, keep)) return 10 + invadersNear(view, me, hex, 6) + guards;
  return affords(view, me, keep) ? Math.max(0, guards - keep * CALL) : 0;
}

/** Penalty per ducat of maintenance. */
const CALL = 0.1;

/** Spain prepares the Armada for 1587 with a chance of 1 in this number. */
const EARLY_DIE = 3;
const EARLY_TURN = 2;
const earlySides = (): number => Math.max(1, Math.round(figure('earlyDie', EARLY_DIE)));

function earlyArmada(view: WarWithSpain, player: PlayerID, me: Side, dice: Dice): WarMove | undefined {
  if (me !== 'S' || view.turn !== EARLY_TURN || view.orders.S.length || dice.die(earlySides()) > 1) return undefined;
  const [hulk] = Object.keys(view.naval).filter(isOfHulks);
  const call = hulk && tried(setHold, view, player, [hulk, false]);
  return call ? because('earlyArmada', call) : undefined;
}

const repair = (view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined =>
  bestMove(offers(repairNaval, view, player), ({ args: [id] }) =>
    term('repairs', spare(view, me) - figure('powderChest', POWDER_CHEST[me]) > priceOf(view, me, id) / 2 ? 1 : 0),
  );

export function activate(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove {
  const me = sideOf(player);
  const months = offers(chooseTreasureMonth, view, player);
  if (months.length) return because('unforeseen', months[dice.die(months.length) - 1]);
  const entry = entryHex(view, player, dice);
  if (entry) return because('outOfSight', entry);
  if (!turnInfo(view.turn).winter) {
    const early = earlyArmada(view, player, me, dice);
    if (early) return early;
    for (const id of Object.keys(view.naval)) {
      if (sideOfUnit(id) !== me || isHex(view.naval[id].at) || !calls(view, me, id)) continue;
      const call = tried(setHold, view, player, [id, false]);
      if (call) return because('calledForward', call);
    }
    const placed = bestMove(offers(placeLand, view, player), ({ args: [id, hex] }) => placing(view, me, id, hex));
    if (placed) return placed;
  }
  const mustered = offers(musterFree, view, player);
  if (mustered.length) return bestMove(mustered, ({ args: [, track] }) => refuge(view, me, track)) ?? because('musters', mustered[0]);
  return repair(view, player, me) ?? nextOrder(view, player, me) ?? because('purse', { move: 'finishActivation', args: [] });
}
