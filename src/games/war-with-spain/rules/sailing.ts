import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

export const sailActions: readonly Action<WarWithSpain>[] = [];
export const sailOnActions: readonly Action<WarWithSpain>[] = [];
