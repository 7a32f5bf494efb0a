import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type OnlineWords = typeof en;

export const words: Languages<OnlineWords> = { en };

export const useOnlineWords = wordsHook(words);
