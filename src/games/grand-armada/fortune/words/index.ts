import type { KindWords } from '../../../../kit/fortune.js';
import type { Languages } from '../../../../kit/language.js';
import { en } from './en.js';

export type FortuneWords = { readonly [kind in keyof typeof en]: KindWords };

export const words: Languages<FortuneWords> = { en };
