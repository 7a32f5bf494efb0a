import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type DiceWords = typeof en;

export const words: Languages<DiceWords> = { en };

export const useDiceWords = wordsHook(words);
