import { grammarOf } from '../../../../../src/kit/language.js';

/** How English counts. */
export const { plural, count, list } = grammarOf('en');

/** Small numbers as words. */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => WORDS[n] ?? String(n);

export const shipsOf = (n: number): string => count(n, { one: 'ship', other: 'ships' });
