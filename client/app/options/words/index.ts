import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type SetUpWords = typeof en;

export const words: Languages<SetUpWords> = { en };

export const useSetUpWords = wordsHook(words);
