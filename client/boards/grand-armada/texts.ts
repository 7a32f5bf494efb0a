import { english } from '../../../src/kit/language.js';
import { words } from './words/index.js';

export const boardText = english.of(words);
