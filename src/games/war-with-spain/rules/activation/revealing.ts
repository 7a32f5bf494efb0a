import { SIDES, seatOf } from '../../ids.js';
import type { RuleCase } from '../../keys.js';
import type { OrderMove } from '../../state.js';
import { treasureEnters } from '../money/treasureFleet.js';
import { settleGroup } from '../navalMovement/grouping/sinking.js';
import { arrive } from '../navalMovement/transport/landing.js';
import type { Tools } from '../tools.js';
import { fleetIds } from '../units.js';
import { isHex } from '../whereabouts.js';

/** Orders come to light, and take effect on the map [5.0]. */

/** Both have finished: what was ordered comes to light, and takes effect on the map. */
export function revealOrders(tools: Tools): void {
  const { G, emit } = tools;
  for (const side of SIDES) {
    for (const id of fleetIds(G, side)) settleGroup(tools, id);
    for (const { move, args, cost, cancelled } of G.orders[side]) {
      if (cancelled || move === 'placeTreasureFleet') continue;
      const [unit, where] = args.map(String);
      const at = isHex(where ?? '') ? [where] : [];
      emit({
        key: `order.${move}`,
        case: ORDER_CASES[move],
        by: seatOf(side),
        at,
        who: [unit],
        values: { where: where ?? '', cost },
      });
    }
    for (const { move, args, cancelled } of G.orders[side]) if (move === 'placeLand' && !cancelled) arrive(tools, side, String(args[1]));
  }
  treasureEnters(tools);
  G.orders = { E: [], S: [] };
  G.opened = null;
}

const ORDER_CASES: { readonly [move in Exclude<OrderMove, 'placeTreasureFleet'>]: RuleCase } = {
  setHold: '5.24',
  placeLand: '5.13',
  buildNaval: '5.22',
  buildLand: '5.12',
  repairNaval: '5.32',
  musterFree: '15.36',
};
