import { battle, sailing } from './battle.js';
import { forces } from './forces.js';

/** The words of the charts, in English: titles, columns, notes, origins and the cells that are words. */
export const en = { charts: { battle, forces, sailing } };
