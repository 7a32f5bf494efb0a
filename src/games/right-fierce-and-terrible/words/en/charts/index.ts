import { battle, sailing } from './battle.js';
import { forces } from './forces.js';

export const en = { charts: { battle, forces, sailing } };
