import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type RulesPageWords = typeof en;

export const words: Languages<RulesPageWords> = { en };

export const useRulesPageWords = wordsHook(words);
