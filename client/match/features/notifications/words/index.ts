import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type CallWords = typeof en;

export const words: Languages<CallWords> = { en };

export const useCallWords = wordsHook(words);
