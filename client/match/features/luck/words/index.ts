import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type LuckPageWords = typeof en;

export const words: Languages<LuckPageWords> = { en };

export const useLuckWords = wordsHook(words);
