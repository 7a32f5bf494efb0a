import { orders, panels, sheet } from './panels.js';
import { plans } from './plans.js';
import { sentences } from './sentences.js';

export const en = { ...sheet, ...plans, ...panels, ...sentences, orders };
