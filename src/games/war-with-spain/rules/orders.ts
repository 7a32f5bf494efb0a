import { Type } from '@sinclair/typebox';
import { clone } from '../../../kit/clone.js';
import { hexesOfArea, WESTERN_EDGE } from '../data/map.js';
import { TRACKS } from '../data/tracks.js';
import { enemyOf, HexArg, type HexId, type LeaderId, SIDES, type Side, UnitArg, type UnitId } from '../ids.js';
import { type Order, type OrderMove, sideOf, type WarWithSpain } from '../state.js';
import { isBlocked, lastMoverOf, ownsTrack } from './control.js';
import { arrive } from './debarkation.js';
import { settleGroup } from './groups.js';
import { boxPlace, isHex, trackAt } from './places.js';
import { action, by, type No, no, type Tools } from './tools.js';
import { isFrozen } from './tracks.js';
import { treasureDue, treasureEnters } from './treasureFleet.js';
import { fleetIds, hasShips, hostileArmy, sideOfUnit } from './units.js';

/** The orders of the Joint Activation Phase: given, taken back, brought to light [5.0]. */

interface Touched {
  readonly naval?: readonly UnitId[];
  readonly land?: readonly UnitId[];
  readonly leaders?: readonly LeaderId[];
}

/** Carries out an order, pays for it, and keeps what it takes to take it back. */
export function giveOrder(
  { G }: Tools,
  side: Side,
  order: { readonly move: OrderMove; readonly args: (string | boolean)[]; readonly cost: number },
  touched: Touched,
  act: () => void,
): void {
  const back: Order['back'] = { naval: {}, land: {}, leaders: {} };
  for (const id of touched.naval ?? []) back.naval[id] = G.naval[id] ? clone(G.naval[id]) : null;
  for (const id of touched.land ?? []) back.land[id] = G.land[id] ? clone(G.land[id]) : null;
  for (const id of touched.leaders ?? []) back.leaders[id] = clone(G.leaders[id]);
  act();
  G.treasury[side] -= order.cost;
  G.orders[side].push({ ...order, cancelled: false, back });
}

/** Why an order may not be given again in the phase in which it was taken back. */
export function again(view: WarWithSpain, side: Side, move: OrderMove, args: readonly (string | boolean)[]): No | undefined {
  const key = args.join();
  const taken = view.orders[side].some((order) => order.cancelled && order.move === move && order.args.join() === key);
  return taken ? no('takenBack', '5.0') : undefined;
}

function holdRefusal(view: WarWithSpain, side: Side, id: UnitId, hold: boolean): No | undefined {
  const ship = view.naval[id];
  if (!ship || sideOfUnit(id) !== side) return no('notYourShip', '5.24', { unit: id });
  const found = trackAt(ship.at);
  if (hold) return no('holdsAnyway', '5.24', { unit: id });
  if (found?.box !== 2 || ship.start !== ship.at) return no('notInBoxTwo', '5.24', { unit: id });
  if (isFrozen(view, found.track, true)) return no('winterWork', '5.57', { track: found.track });
  if (isBlocked(view, side, found.track)) return no('trackBlocked', '5.56', { track: found.track });
  return again(view, side, 'setHold', [id, hold]);
}

const setHold = action({
  name: 'setHold',
  case: '5.24',
  secret: true,
  args: [UnitArg, Type.Boolean()],
  refuse: (view, player, id, hold) => holdRefusal(view, sideOf(player), id, hold),
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of Object.keys(view.naval)) if (sideOfUnit(id) === side && !holdRefusal(view, side, id, false)) yield [id, false];
  },
  perform(table, player, id, hold) {
    const { G } = table;
    const found = trackAt(G.naval[id].at);
    if (!found) return;
    giveOrder(table, sideOf(player), { move: 'setHold', args: [id, hold], cost: 0 }, { naval: [id] }, () => {
      G.naval[id].at = boxPlace(found.track, 1);
    });
  },
});

/** Hexes into which a unit may step from its track [5.13]. */
function placesOf(view: WarWithSpain, side: Side, id: UnitId): HexId[] {
  const found = trackAt(view.land[id]?.at ?? '');
  if (!found) return [];
  const { seat } = TRACKS[found.track];
  const hexes = seat.kind === 'area' ? hexesOfArea(seat.area) : [seat.hex];
  return hexes.filter((hex) => !hostileArmy(view, side, hex, true) && lastMoverOf(view, hex) !== enemyOf(side));
}

function placeRefusal(view: WarWithSpain, side: Side, id: UnitId): No | undefined {
  const unit = view.land[id];
  if (!unit || sideOfUnit(id) !== side) return no('notYourArmy', '5.13', { unit: id });
  const found = trackAt(unit.at);
  if (!found || unit.start !== unit.at) return no('notInBoxOne', '5.13', { unit: id });
  if (isFrozen(view, found.track, false)) return no('winterWork', '5.57', { track: found.track });
  if (isBlocked(view, side, found.track)) return no('trackBlocked', '5.56', { track: found.track });
  return ownsTrack(view, side, found.track) ? undefined : no('trackNotYours', '5.55', { track: found.track });
}

const placeLand = action({
  name: 'placeLand',
  case: '5.13',
  secret: true,
  args: [UnitArg, HexArg],
  refuse(view, player, id, hex) {
    const side = sideOf(player);
    const refused = placeRefusal(view, side, id);
    if (refused) return refused;
    if (!placesOf(view, side, id).includes(hex)) return no('notItsPlace', '5.13', { unit: id, hex });
    return again(view, side, 'placeLand', [id, hex]);
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of Object.keys(view.land)) {
      if (sideOfUnit(id) !== side || placeRefusal(view, side, id)) continue;
      for (const hex of placesOf(view, side, id)) if (!again(view, side, 'placeLand', [id, hex])) yield [id, hex];
    }
  },
  perform(table, player, id, hex) {
    const { G } = table;
    giveOrder(table, sideOf(player), { move: 'placeLand', args: [id, hex], cost: 0 }, { land: [id] }, () => {
      G.land[id].at = hex;
    });
  },
});

/** Whether the Treasure Fleet could still come in elsewhere: an order taken back is not given again. */
const otherEntry = (view: WarWithSpain): boolean =>
  WESTERN_EDGE.some(
    (hex) => !hasShips(view, 'E', hex) && !view.orders.S.some(({ move, args }) => move === 'placeTreasureFleet' && args[0] === hex),
  );

const cancelOrder = action({
  name: 'cancelOrder',
  case: '5.0',
  secret: true,
  args: [Type.Integer({ minimum: 0, maximum: 400 })],
  refuse(view, player, at) {
    const order = view.orders[sideOf(player)][at];
    if (!order || order.cancelled) return no('noOrder', '5.0');
    return order.move === 'placeTreasureFleet' && !otherEntry(view) ? no('lastEntry', '11.22') : undefined;
  },
  *choices(view, player) {
    for (const [at, { cancelled, move }] of view.orders[sideOf(player)].entries()) {
      if (!cancelled && (move !== 'placeTreasureFleet' || otherEntry(view))) yield [at];
    }
  },
  perform({ G }, player, at) {
    const side = sideOf(player);
    const order = G.orders[side][at];
    for (const [id, ship] of Object.entries(order.back.naval)) {
      if (ship) G.naval[id] = ship;
      else delete G.naval[id];
    }
    for (const [id, army] of Object.entries(order.back.land)) {
      if (army) G.land[id] = army;
      else delete G.land[id];
    }
    for (const [id, leader] of Object.entries(order.back.leaders)) G.leaders[id] = leader;
    G.treasury[side] += order.cost;
    order.cancelled = true;
    order.back = { naval: {}, land: {}, leaders: {} };
  },
});

const finishActivation = action({
  name: 'finishActivation',
  case: '4.2',
  secret: true,
  final: true,
  args: [],
  refuse(view, player) {
    const due = sideOf(player) === 'S' ? treasureDue(view) : undefined;
    return due && no(due === 'month' ? 'monthDue' : 'entryDue', due === 'month' ? '11.21' : '11.22');
  },
  *choices(view, player) {
    if (sideOf(player) === 'E' || !treasureDue(view)) yield [];
  },
  perform({ G }, player) {
    G.finished[sideOf(player)] = true;
  },
});

/** setHold, placeLand, cancelOrder, finishActivation */
export const layingOrders = [setHold, placeLand, cancelOrder, finishActivation];

/** Both have finished: what was ordered comes to light, and takes effect on the map. */
export function revealOrders(table: Tools): void {
  const { G, tell } = table;
  for (const side of SIDES) {
    for (const id of fleetIds(G, side)) settleGroup(table, id);
    for (const { move, args, cost, cancelled } of G.orders[side]) {
      if (cancelled || move === 'placeTreasureFleet') continue;
      const [unit, where] = args.map(String);
      const at = isHex(where ?? '') ? [where] : [];
      tell({
        key: `order.${move}`,
        case: ORDER_CASES[move],
        by: by(side),
        at,
        who: [unit],
        values: { where: where ?? '', cost },
      });
    }
    for (const { move, args, cancelled } of G.orders[side]) if (move === 'placeLand' && !cancelled) arrive(table, side, String(args[1]));
  }
  treasureEnters(table);
  G.orders = { E: [], S: [] };
  G.opened = null;
}

const ORDER_CASES: { readonly [move in Exclude<OrderMove, 'placeTreasureFleet'>]: string } = {
  setHold: '5.24',
  placeLand: '5.13',
  buildNaval: '5.22',
  buildLand: '5.12',
  repairNaval: '5.32',
  musterFree: '15.36',
};
