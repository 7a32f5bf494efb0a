import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type MeWords = typeof en;

export const words: Languages<MeWords> = { en };

export const useMeWords = wordsHook(words);
