import { orders } from './orders.js';
import { panels } from './panels.js';
import { plans } from './plans.js';
import { sheet } from './sheet.js';

/** Every word of this board, in English. */
export const en = { ...sheet, ...plans, ...panels, orders };
