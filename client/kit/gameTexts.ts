import { createContext, useContext } from 'react';
import type { Texts } from '../../src/kit/texts.js';

/** The texts of the board's game, provided by makeBoard. */
export const TextsContext = createContext<Texts>({});

/** A hook: the texts of the game, for `say(useTexts(), 'modifier.guns')`. */
export const useTexts = (): Texts => useContext(TextsContext);
