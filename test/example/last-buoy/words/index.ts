import type { Languages } from '../../../../src/kit/language.js';
import { en } from './en.js';

export type LastBuoyWords = typeof en;

export const words: Languages<LastBuoyWords> = { en };

/** The texts for the bot’s reasons. */
export type ReasonKey = keyof LastBuoyWords['reasons'];
