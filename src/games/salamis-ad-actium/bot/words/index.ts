import type { Languages } from '../../../../kit/language.js';
import { en } from './en.js';

/** What the bot's reasons are called. */
type ReasonWords = typeof en;

export type ReasonKey = keyof ReasonWords;

export const words: Languages<ReasonWords> = { en };
