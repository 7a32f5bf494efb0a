import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

/** Every word of this board. */
export type SluysBoardWords = typeof en;

export const words: Languages<SluysBoardWords> = { en };

export const useWords = wordsHook(words);
