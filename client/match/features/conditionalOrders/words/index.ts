import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type PlanWords = typeof en;

export const words: Languages<PlanWords> = { en };

export const usePlanWords = wordsHook(words);
