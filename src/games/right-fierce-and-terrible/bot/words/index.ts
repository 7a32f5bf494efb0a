import type { Languages } from '../../../../kit/language.js';
import { en } from './en.js';

type ReasonWords = typeof en;

export type ReasonKey = keyof ReasonWords;

export const words: Languages<ReasonWords> = { en };
