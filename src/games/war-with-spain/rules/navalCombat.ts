import type { Action } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

export const attackActions: readonly Action<WarWithSpain>[] = [];
export const roundActions: readonly Action<WarWithSpain>[] = [];
export const disengageActions: readonly Action<WarWithSpain>[] = [];
