import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** Marches [8.0] and the attrition of winter [14.1]. */

/** march */
export const marchActions: readonly Action<WarWithSpain>[] = [];

/** Carries a march on, hex by hex, until it is over or a debt interrupts it. */
export function continueMarch(_table: Tools): void {}

/** Dice for every unit that marched in winter. */
export function attrition(_table: Tools): void {}
