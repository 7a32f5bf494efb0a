import { grammarOf } from '../../../../../src/kit/language.js';

/** How English counts. */
export const { plural, count } = grammarOf('en');

export const shipsOf = (n: number): string => count(n, { one: 'ship', other: 'ships' });
