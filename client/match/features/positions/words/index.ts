import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type MomentWords = typeof en;

export const words: Languages<MomentWords> = { en };

export const useMomentWords = wordsHook(words);
