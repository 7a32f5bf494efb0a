import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

export type SluysBoardWords = typeof en;

export const words: Languages<SluysBoardWords> = { en };

export const useWords = wordsHook(words);
