import * as Type from '@sinclair/typebox';
import { cs, sn } from '../../geometry/shapes.js';
import { sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { action, actOf, fleet, ship, type Violation, violation } from '../basics/ships.js';
import { activationRefusal, idle } from '../sequenceOfPlay/ordering.js';
import { squall } from './activation.js';
import { move, moveRefusal } from './move.js';
import { type Order, OrderArg } from './order.js';
import { nextToMove, sampleOrders } from './samples.js';

// Actions of an activated ship or group: move [5.1] or stay in place.

export const moveShip = action({
  name: 'moveShip',
  case: '5.1',
  args: [Type.String(), OrderArg],
  refuse: (view, player, id, order) => activationRefusal(view, player, id) ?? moveRefusal(view, id, order),
  *choices(view, player) {
    const id = nextToMove(view, player);
    if (id === undefined) return;
    for (const order of sampleOrders(view, id)) yield [id, order];
  },
  perform: (tools, _player, id, order) => move(tools, id, order),
});

/** Sorts a group for movement: ships farthest ahead, on the first ship's heading, come first [4m]. */
function groupOrder(G: Salamis, ids: readonly string[]): string[] {
  const { h } = ship(G, ids[0]).at;
  const along = (id: string): number => ship(G, id).at.x * sn(h) + ship(G, id).at.y * cs(h);
  return [...ids].sort((a, b) => along(b) - along(a) || G.order.indexOf(a) - G.order.indexOf(b));
}

const copy = (order: Order): Order => ({ ...order, steps: order.steps.map(([kind, amount]) => [kind, amount]) });

function groupRefusal(view: Salamis, player: string, ids: readonly string[], order: Order): Violation | undefined {
  if (new Set(ids).size !== ids.length) return violation('namedTwice', '5.1');
  const own = fleet(view, sideOf(view, player));
  const stranger = ids.find((id) => !own.includes(id));
  if (stranger !== undefined) return activationRefusal(view, player, stranger) ?? violation('notYourShip', '4.3', { ship: stranger });
  let first: Violation | undefined;
  for (const id of ids) {
    const refused = activationRefusal(view, player, id) ?? moveRefusal(view, id, order);
    if (!refused) return undefined;
    first ??= refused;
  }
  return first;
}

export const moveGroup = action({
  name: 'moveGroup',
  case: '5.1',
  args: [Type.Array(Type.String(), { minItems: 1, maxItems: 40 }), OrderArg],
  refuse: groupRefusal,
  choices: () => [],
  perform(tools, player, ids, order) {
    const { G, emit } = tools;
    for (const id of groupOrder(G, ids)) {
      const refused = activationRefusal(G, player, id) ?? moveRefusal(G, id, order);
      if (refused) emit({ key: 'leftBehind', case: refused.case, who: [id] });
      else move(tools, id, copy(order));
    }
  },
});

export const pass = action({
  name: 'pass',
  case: '4.3',
  args: [Type.String()],
  refuse: activationRefusal,
  *choices(view, player) {
    const [id] = idle(view, player);
    if (id !== undefined) yield [id];
  },
  perform(tools, _player, id) {
    actOf(tools.G, id).done = true;
    squall(tools, id);
  },
});
