import type { Languages } from '../../../../src/kit/language.js';
import { en } from './en.js';

export type LastBuoyWords = typeof en;

export type ReasonKey = keyof LastBuoyWords['reasons'];

export const words: Languages<LastBuoyWords> = { en };
