import type { Languages } from '../../../src/kit/language.js';
import { wordsHook } from '../language.js';
import { en } from './en.js';

/** Words shared by all boards. Each board adds its own. */
export type KitWords = typeof en;

export const words: Languages<KitWords> = { en };

export const useKitWords = wordsHook(words);
