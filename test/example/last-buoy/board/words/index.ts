import { wordsHook } from '../../../../../client/kit/language.js';
import type { Languages } from '../../../../../src/kit/language.js';
import { en } from './en.js';

/** Every word of this board. */
export type LastBuoyBoardWords = typeof en;

export const words: Languages<LastBuoyBoardWords> = { en };

export const useWords = wordsHook(words);
