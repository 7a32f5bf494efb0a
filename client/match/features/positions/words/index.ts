import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type PositionWords = typeof en;

export const words: Languages<PositionWords> = { en };

export const usePositionWords = wordsHook(words);
