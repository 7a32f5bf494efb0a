import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

export type SalamisBoardWords = typeof en;

export const words: Languages<SalamisBoardWords> = { en };

export const useWords = wordsHook(words);
