import type { Languages } from '../../../../src/kit/language.js';
import { en } from './en.js';

export type LastBuoyWords = typeof en;

export const words: Languages<LastBuoyWords> = { en };

/** By what its captain says why. */
export type ReasonKey = keyof LastBuoyWords['reasons'];
