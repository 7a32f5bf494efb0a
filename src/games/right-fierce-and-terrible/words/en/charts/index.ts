import { battle } from './battle.js';
import { forces } from './forces.js';
import { sailing } from './sailing.js';

/** The words of the charts, in English: titles, columns, notes, origins and the cells that are words. */
export const en = { charts: { battle, forces, sailing } };
