import { createContext, useContext } from 'react';
import type { Texts } from '../../../src/kit/texts.js';

/** The game's texts in the reader's language: names of modifiers, why not, what happened. The board hands them to its papers. */
export const GameTexts = createContext<Texts>({});

export const useTexts = (): Texts => useContext(GameTexts);
