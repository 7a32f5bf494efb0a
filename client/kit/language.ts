import { createContext, useContext } from 'react';
import { english, type Language, type Languages } from '../../src/kit/language.js';

export const LanguageContext = createContext<Language>(english);

export const useLanguage = (): Language => useContext(LanguageContext);

/** Makes a hook for a folder's words: `export const useWords = wordsHook({ en })`. */
export const wordsHook =
  <Words>(words: Languages<Words>) =>
  (): Words =>
    useLanguage().of(words);
