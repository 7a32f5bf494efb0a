import type { Languages } from '../../../../../src/kit/language.js';
import { wordsHook } from '../../../../kit/language.js';
import { en } from './en.js';

export type NotificationWords = typeof en;

export const words: Languages<NotificationWords> = { en };

export const useNotificationWords = wordsHook(words);
