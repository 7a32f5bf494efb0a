import type { Languages } from '../language.js';
import type { Texts } from '../texts.js';
import { en } from './en.js';

/** The reasons why not that are the same in every game. */
export const words: Languages<Texts> = { en };
