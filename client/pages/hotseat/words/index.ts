import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type HotseatWords = typeof en;

export const words: Languages<HotseatWords> = { en };

export const useHotseatWords = wordsHook(words);
