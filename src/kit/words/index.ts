import type { Languages } from '../language.js';
import type { Texts } from '../texts.js';
import { en } from './en.js';

export const words: Languages<Texts> = { en };
