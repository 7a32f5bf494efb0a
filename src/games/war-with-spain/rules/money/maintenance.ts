import { SIDES, seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';
import { mustPay } from './payment.js';
import { upkeep } from './upkeep.js';

/** Both sides pay for their units at the end of a Game-Turn [11.14]. */

/** Both sides pay, the English first; who cannot is bankrupt [11.14]. */
export function maintain(tools: Tools): void {
  const { G, emit } = tools;
  for (const side of SIDES) {
    const ducats = upkeep(G, side);
    const paid = Math.min(ducats, G.treasury[side]);
    emit({ key: 'maintains', case: '11.1', by: seatOf(side), values: { ducats, paid, left: G.treasury[side] - paid } });
    mustPay(tools, side, ducats);
  }
}
