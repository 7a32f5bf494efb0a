import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

export type WarBoardWords = typeof en;

/** Every word of this board. */
export const words: Languages<WarBoardWords> = { en };

export const useWords = wordsHook(words);
