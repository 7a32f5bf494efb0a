import type { Languages } from '../../../../../../src/kit/language.js';
import { en } from './en.js';

export const words: Languages<typeof en> = { en };
