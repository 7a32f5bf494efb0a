import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

/** Retreat and advance after combat [9.2]. */

export const retreatActions: readonly Action<WarWithSpain>[] = [];
export const advanceActions: readonly Action<WarWithSpain>[] = [];
