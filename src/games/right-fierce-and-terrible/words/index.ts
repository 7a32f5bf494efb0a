import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

/** Every word of the game in one language. */
export type SluysWords = typeof en;

export const words: Languages<SluysWords> = { en };
