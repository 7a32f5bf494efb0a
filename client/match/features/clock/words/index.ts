import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type ClockWords = typeof en;

export const words: Languages<ClockWords> = { en };

export const useClockWords = wordsHook(words);
