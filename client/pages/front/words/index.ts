import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type FrontWords = typeof en;

export const words: Languages<FrontWords> = { en };

export const useFrontWords = wordsHook(words);
