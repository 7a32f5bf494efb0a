import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

export const navalLossActions: readonly Action<WarWithSpain>[] = [];
