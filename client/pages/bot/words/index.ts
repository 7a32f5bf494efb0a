import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type BotWords = typeof en;

export const words: Languages<BotWords> = { en };

export const useBotWords = wordsHook(words);
