import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type PlayWords = typeof en;

export const words: Languages<PlayWords> = { en };

export const usePlayWords = wordsHook(words);
