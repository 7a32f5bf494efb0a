import type { Languages } from '../../../src/kit/language.js';
import { wordsHook } from '../../kit/language.js';
import { en } from './en.js';

export type FortunePageWords = typeof en;

export const words: Languages<FortunePageWords> = { en };

export const useFortuneWords = wordsHook(words);
