import { english } from '../../src/kit/language.js';
import { words } from './words/index.js';

/** The English of the kit, for whoever does not yet ask in the reader's language: use `useKitWords()`. */
export const kitText = english.of(words);
