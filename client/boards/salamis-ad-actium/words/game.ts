import { words } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Language } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';

/** What the game itself says: its sentences, and the names of types, lists and fleets. */
export const gameWordsIn = (language: Language) => language.of(words);

export const useGameWords = wordsHook(words);
