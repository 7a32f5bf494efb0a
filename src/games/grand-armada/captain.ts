import type { Choice } from '../../kit/rules.js';
import type { GrandArmada } from './state.js';
export const captain = (_view: GrandArmada): Choice => ({ move: 'resign', args: [] });
