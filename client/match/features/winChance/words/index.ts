import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type TideWords = typeof en;

export const words: Languages<TideWords> = { en };

export const useTideWords = wordsHook(words);
