import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

export type SalamisWords = typeof en;

export const words: Languages<SalamisWords> = { en };
