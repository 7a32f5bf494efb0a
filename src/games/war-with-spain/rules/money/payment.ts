import { PENALTY_VP } from '../../data/tables.js';
import { type Side, seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';

/** A payment that must be made [11.3]. */

/** A payment that must be made: what is short makes the side bankrupt. */
export function mustPay({ G, emit }: Tools, side: Side, ducats: number): void {
  if (G.treasury[side] >= ducats) {
    G.treasury[side] -= ducats;
    return;
  }
  const short = ducats - G.treasury[side];
  G.treasury[side] = 0;
  G.vpPenalty[side] += PENALTY_VP;
  G.bankrupt.push(side);
  emit({ key: 'bankrupt', case: '11.3', by: seatOf(side), values: { ducats, short, points: PENALTY_VP } });
}
