import type { Action } from '../../../kit/action.js';
import type { Side } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** Financial penalties [11.3]. */

/** settlePenalty */
export const penaltyActions: readonly Action<WarWithSpain>[] = [];

/** A payment that must be made: what is short makes the side bankrupt. */
export function mustPay(_table: Tools, _side: Side, _ducats: number): void {}
