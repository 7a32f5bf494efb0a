import type { Languages } from '../../../src/kit/language.js';
import { wordsHook } from '../../kit/language.js';
import { en } from './en.js';

export type OfflineWords = typeof en;

export const words: Languages<OfflineWords> = { en };

export const useOfflineWords = wordsHook(words);
