import { words as game, type WarWords } from '../../../../src/games/war-with-spain/face.js';
import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

/** What the board says, and as `game` what the game says itself: names of armies and nations. */
export type WarBoardWords = typeof en & { readonly game: WarWords };

/** Every word of this board. */
export const words: Languages<WarBoardWords> = { en: { ...en, game: game.en } };

export const useWords = wordsHook(words);
