import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

/** Everything that the game says: sentences by key, and the words of its scenarios, options and names. */
export type SalamisWords = typeof en;

export const words: Languages<SalamisWords> = { en };
