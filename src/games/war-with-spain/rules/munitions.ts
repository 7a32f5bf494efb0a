import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

/** Powder and shot [12.1]. */

/** buyMunitions */
export const munitionsActions: readonly Action<WarWithSpain>[] = [];
