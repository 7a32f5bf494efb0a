import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type LobbyWords = typeof en;

export const words: Languages<LobbyWords> = { en };

export const useLobbyWords = wordsHook(words);
