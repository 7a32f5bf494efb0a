import { words as gameWords } from '../../../../src/games/grand-armada/face.js';
import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en/index.js';

export type GrandArmadaBoardWords = typeof en;

export const words: Languages<GrandArmadaBoardWords> = { en };

export const useWords = wordsHook(words);

export const useGameWords = wordsHook(gameWords);
