import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../language.js';
import { en } from './en.js';

export type HistoryWords = typeof en;

export const words: Languages<HistoryWords> = { en };

export const useHistoryWords = wordsHook(words);
