import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

export const interceptActions: readonly Action<WarWithSpain>[] = [];
