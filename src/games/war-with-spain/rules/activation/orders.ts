import * as Type from '@sinclair/typebox';
import { clone } from '../../../../kit/clone.js';
import { type LeaderId, type Side, sideOf, type UnitId } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Order, OrderMove } from '../../state.js';
import { treasureDue } from '../money/treasureFleet.js';
import { action, type Tools } from '../tools.js';
import { writeOrder } from './treasureFleet.js';

interface Touched {
  readonly naval?: readonly UnitId[];
  readonly land?: readonly UnitId[];
  readonly leaders?: readonly LeaderId[];
}

/** Executes and pays for an order, and records how to undo it. */
export function giveOrder(
  { G }: Tools,
  side: Side,
  order: { readonly move: OrderMove; readonly args: (string | boolean)[]; readonly cost: number },
  touched: Touched,
  act: () => void,
): void {
  const back: NonNullable<Order['back']> = { naval: {}, land: {}, leaders: {} };
  for (const id of touched.naval ?? []) back.naval[id] = G.naval[id] ? clone(G.naval[id]) : null;
  for (const id of touched.land ?? []) back.land[id] = G.land[id] ? clone(G.land[id]) : null;
  for (const id of touched.leaders ?? []) back.leaders[id] = clone(G.leaders[id]);
  act();
  G.treasury[side] -= order.cost;
  writeOrder(G, side, { ...order, cancelled: false, back });
}

export const cancelOrder = action({
  name: 'cancelOrder',
  case: '5.0',
  secret: true,
  args: [Type.Integer({ minimum: 0, maximum: 400 })],
  refuse(view, player, at) {
    const order = view.orders[sideOf(player)][at];
    return !order || order.cancelled ? violation('noOrder', '5.0') : undefined;
  },
  *choices(view, player) {
    for (const [at, { cancelled }] of view.orders[sideOf(player)].entries()) if (!cancelled) yield [at];
  },
  perform({ G }, player, at) {
    const side = sideOf(player);
    const order = G.orders[side][at];
    const { naval, land, leaders } = order.back ?? { naval: {}, land: {}, leaders: {} };
    for (const [id, ship] of Object.entries(naval)) {
      if (ship) G.naval[id] = ship;
      else delete G.naval[id];
    }
    for (const [id, army] of Object.entries(land)) {
      if (army) G.land[id] = army;
      else delete G.land[id];
    }
    for (const [id, leader] of Object.entries(leaders)) G.leaders[id] = leader;
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
    return due && violation(due === 'month' ? 'monthDue' : 'entryDue', due === 'month' ? '11.21' : '11.22');
  },
  *choices(view, player) {
    if (sideOf(player) === 'E' || !treasureDue(view)) yield [];
  },
  perform({ G }, player) {
    G.finished[sideOf(player)] = true;
  },
});
