import { createContext, useContext } from 'react';
import type { Texts } from '../../src/kit/texts.js';

/** The game's texts, from makeBoard. */
export const TextsContext = createContext<Texts>({});

/** For `say(useTexts(), 'modifier.guns')`. */
export const useTexts = (): Texts => useContext(TextsContext);
