import type { Languages } from '../../../src/kit/language.js';
import { en } from './en.js';

export type NoticeWords = typeof en;

export const words: Languages<NoticeWords> = { en };
