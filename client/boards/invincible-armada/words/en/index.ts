import { orders, panels, sheet } from './panels.js';
import { plans } from './plans.js';
import { sentences } from './sentences.js';

/** All words of this board in English. */
export const en = { ...sheet, ...plans, ...panels, ...sentences, orders };
