import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type OfferWords = typeof en;

export const words: Languages<OfferWords> = { en };

export const useOfferWords = wordsHook(words);
