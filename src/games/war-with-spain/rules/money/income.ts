import { turnInfo } from '../../data/calendar.js';
import { AVERAGE_INCOME, INCOME } from '../../data/tables.js';
import { type Side, seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';

/** The purse of the year [11.0, 11.4]. */

/** The order of the dice. */
const RECEIVERS: readonly Side[] = ['S', 'E'];

/** Spain's die first; less what the Treasure Fleet did not bring. Does nothing in turns without income. */
export function payIncome(tools: Tools): void {
  const { G, dice, emit } = tools;
  const divisor = turnInfo(G.turn).incomeDivisor;
  if (divisor === null) return;
  for (const side of RECEIVERS) {
    const die = G.options.income === 'roll' ? dice.die(6) : null;
    const printed = die === null ? AVERAGE_INCOME[side] : INCOME[side][die - 1];
    const missing = side === 'S' ? G.treasure.penalty : 0;
    const ducats = Math.max(0, Math.floor(printed / divisor) - missing);
    G.treasury[side] += ducats;
    emit({
      key: 'income',
      case: '11.4',
      by: seatOf(side),
      values: { ducats, missing, treasury: G.treasury[side] },
      ...(die !== null && { roll: { dice: [die], chart: 'income', row: die - 1 } }),
    });
  }
  G.treasure.penalty = 0;
}
