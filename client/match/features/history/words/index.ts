import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type BackWords = typeof en;

export const words: Languages<BackWords> = { en };

export const useBackWords = wordsHook(words);
