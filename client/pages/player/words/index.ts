import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type PlayerWords = typeof en;

export const words: Languages<PlayerWords> = { en };

export const usePlayerWords = wordsHook(words);
