import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type CaptainWords = typeof en;

export const words: Languages<CaptainWords> = { en };

export const useCaptainWords = wordsHook(words);
