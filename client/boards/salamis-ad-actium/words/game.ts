import { words } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Language } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';

/** Returns the game's own texts: sentences, and names of ship types, fleet lists and fleets. */
export const gameWordsIn = (language: Language) => language.of(words);

export const useGameWords = wordsHook(words);
