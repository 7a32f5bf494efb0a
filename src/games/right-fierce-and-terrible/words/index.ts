import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

export type SluysWords = typeof en;

export const words: Languages<SluysWords> = { en };
