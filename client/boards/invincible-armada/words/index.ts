import { type ArmadaWords, words as armadaWords } from '../../../../src/games/invincible-armada/face.js';
import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

/** All texts of this board. `game` has the texts of the game. */
export type ArmadaBoardWords = typeof en & { readonly game: ArmadaWords };

export const words: Languages<ArmadaBoardWords> = { en: { ...en, game: armadaWords.en } };

export const useWords = wordsHook(words);
