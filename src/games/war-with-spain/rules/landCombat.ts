import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** Battles on land [9.0]. */

/** assault */
export const assaultActions: readonly Action<WarWithSpain>[] = [];
/** takeLandLosses */
export const landLossActions: readonly Action<WarWithSpain>[] = [];

/** The siege that the defender was offered: taken (true) or declined; the battle goes on or ends. */
export function landSiegeAnswered(_table: Tools, _accepted: boolean): void {}

/** Carries the battle on to the next decision, or to its end (G.assault is null then). */
export function continueAssault(_table: Tools): void {}
