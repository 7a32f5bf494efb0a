import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type WinChanceWords = typeof en;

export const words: Languages<WinChanceWords> = { en };

export const useWinChanceWords = wordsHook(words);
