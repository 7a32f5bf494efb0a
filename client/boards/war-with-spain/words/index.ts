import { words as game, type WarWords } from '../../../../src/games/war-with-spain/face.js';
import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

/** Texts of the board. `game` has the texts of the game. */
export type WarBoardWords = typeof en & { readonly game: WarWords };

export const words: Languages<WarBoardWords> = { en: { ...en, game: game.en } };

export const useWords = wordsHook(words);
