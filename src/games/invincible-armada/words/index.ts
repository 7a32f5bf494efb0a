import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

/** All words of the game. */
export type ArmadaWords = typeof en;

export const words: Languages<ArmadaWords> = { en };
