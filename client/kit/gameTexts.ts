import { createContext, useContext } from 'react';
import type { Texts } from '../../src/kit/texts.js';

/** The game's texts, provided by makeBoard. */
export const TextsContext = createContext<Texts>({});

/** Returns the game's texts, for `say(useTexts(), 'modifier.guns')`. */
export const useTexts = (): Texts => useContext(TextsContext);
