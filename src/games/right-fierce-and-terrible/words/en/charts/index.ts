import { battle } from './battle.js';
import { forces } from './forces.js';
import { sailing } from './sailing.js';

/** Titles, columns, notes, origins and the cells that are words. */
export const charts = { battle, forces, sailing };
