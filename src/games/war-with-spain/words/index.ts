import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

/** The words of the game. */
export type WarWords = typeof en;

export const words: Languages<WarWords> = { en };
