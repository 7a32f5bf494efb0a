import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type HintWords = typeof en;

export const words: Languages<HintWords> = { en };

export const useHintWords = wordsHook(words);
