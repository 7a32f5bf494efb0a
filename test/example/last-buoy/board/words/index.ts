import { wordsHook } from '../../../../../client/kit/language.js';
import type { Languages } from '../../../../../src/kit/language.js';
import { en } from './en.js';

/** The board’s texts by language. */
export type LastBuoyBoardWords = typeof en;

export const words: Languages<LastBuoyBoardWords> = { en };

export const useWords = wordsHook(words);
