import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type OrderWords = typeof en;

export const words: Languages<OrderWords> = { en };

export const useOrderWords = wordsHook(words);
