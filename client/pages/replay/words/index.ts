import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type ReplayWords = typeof en;

export const words: Languages<ReplayWords> = { en };

export const useReplayWords = wordsHook(words);
