import * as Type from '@sinclair/typebox';
import { type No, no } from '../../../../kit/action.js';
import { clone } from '../../../../kit/clone.js';
import { WESTERN_EDGE } from '../../data/map.js';
import { type LeaderId, type Side, sideOf, type UnitId } from '../../ids.js';
import type { Order, OrderMove, WarWithSpain } from '../../state.js';
import { treasureDue } from '../money/treasureFleet.js';
import { action, type Tools } from '../tools.js';
import { hasShips } from '../units.js';

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

/** Whether the Treasure Fleet could still come in elsewhere: an order taken back is not given again. */
const otherEntry = (view: WarWithSpain): boolean =>
  WESTERN_EDGE.some(
    (hex) => !hasShips(view, 'E', hex) && !view.orders.S.some(({ move, args }) => move === 'placeTreasureFleet' && args[0] === hex),
  );

export const cancelOrder = action({
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

export const finishActivation = action({
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
