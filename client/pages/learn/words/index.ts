import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

const words: Languages<typeof en> = { en };

export const useLessonWords = wordsHook(words);
