import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

export type WarWords = typeof en;

export const words: Languages<WarWords> = { en };
