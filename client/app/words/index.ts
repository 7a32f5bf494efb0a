import type { Languages } from '../../../src/kit/language.js';
import { wordsHook } from '../../kit/language.js';
import { en } from './en.js';

export type PageWords = typeof en;

export const words: Languages<PageWords> = { en };

export const usePageWords = wordsHook(words);
