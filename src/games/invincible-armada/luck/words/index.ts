import type { Languages } from '../../../../kit/language.js';
import type { KindWords } from '../../../../kit/luckRolls.js';
import { en } from './en.js';

export type LuckWords = { readonly [kind in keyof typeof en]: KindWords };

export const words: Languages<LuckWords> = { en };
