import type { Languages } from '../../../src/kit/language.js';
import { wordsHook } from '../../kit/language.js';
import { en } from './en.js';

export type TableWords = typeof en;

export const words: Languages<TableWords> = { en };

export const useTableWords = wordsHook(words);
