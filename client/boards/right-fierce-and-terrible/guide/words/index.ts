import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type GuideWords = typeof en;

export const words: Languages<GuideWords> = { en };

export const useGuideWords = wordsHook(words);
