import { panels } from './panels.js';
import { plans } from './plans.js';
import { orders, sheet } from './sheet.js';

export const en = { ...sheet, ...plans, ...panels, orders };
