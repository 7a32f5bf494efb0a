import { createContext, useContext } from 'react';
import { english, type Language, type Languages } from '../../src/kit/language.js';

/** The language of whoever looks. A host that mounts a board without saying is read English. */
export const LanguageContext = createContext<Language>(english);

export const useLanguage = (): Language => useContext(LanguageContext);

/** Makes the hook that gives a room's words in the reader's language: `export const useWords = wordsHook({ en })`. */
export const wordsHook =
  <Words>(words: Languages<Words>) =>
  (): Words =>
    useLanguage().of(words);
