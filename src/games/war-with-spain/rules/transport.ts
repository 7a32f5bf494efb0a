import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

export const transportActions: readonly Action<WarWithSpain>[] = [];
export const unloadActions: readonly Action<WarWithSpain>[] = [];
