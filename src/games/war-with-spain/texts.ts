import type { Texts } from '../../kit/texts.js';

/** Every text of the game by key. */
export const texts: Texts = {};
