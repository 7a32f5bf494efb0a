import type { Languages } from '../../../src/kit/language.js';
import { wordsHook } from '../../kit/language.js';
import { en } from './en.js';

export type ErrorWords = typeof en;

export const words: Languages<ErrorWords> = { en };

export const useErrorWords = wordsHook(words);
