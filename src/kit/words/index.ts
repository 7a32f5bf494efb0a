import type { Languages } from '../language.js';
import type { Texts } from '../texts.js';
import { en } from './en.js';

/** Refusals that all games share. */
export const words: Languages<Texts> = { en };
