import { createContext, useContext } from 'react';
import type { Texts } from '../../src/kit/texts.js';

/** The texts of the game on the table, in the reader's language; makeBoard provides them. */
export const TextsContext = createContext<Texts>({});

/** For whatever says a modifier or a refusal by its key: `say(useTexts(), 'modifier.guns')`. */
export const useTexts = (): Texts => useContext(TextsContext);
