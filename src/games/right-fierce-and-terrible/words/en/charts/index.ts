import { battle, sailing } from './battle.js';
import { forces } from './forces.js';

/** English words of the charts. */
export const en = { charts: { battle, forces, sailing } };
