import { createContext, useContext } from 'react';
import { english, type Language, type Languages } from '../../src/kit/language.js';

/** The reader's language; English by default. */
export const LanguageContext = createContext<Language>(english);

export const useLanguage = (): Language => useContext(LanguageContext);

/** Makes a hook that returns a folder's words in the reader's language: `export const useWords = wordsHook({ en })`. */
export const wordsHook =
  <Words>(words: Languages<Words>) =>
  (): Words =>
    useLanguage().of(words);
