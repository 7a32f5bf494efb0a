import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type PictureWords = typeof en;

export const words: Languages<PictureWords> = { en };

export const usePictureWords = wordsHook(words);
