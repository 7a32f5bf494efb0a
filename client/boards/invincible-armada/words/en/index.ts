import { orders, panels, sheet } from './panels.js';
import { plans } from './plans.js';
import { sentences } from './sentences.js';

/** Every word of this board, in English. */
export const en = { ...sheet, ...plans, ...panels, ...sentences, orders };
