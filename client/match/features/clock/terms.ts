import type { ClockTerms } from '../../../../src/boardgame/clock/terms.js';
import type { ClockWords } from './words/index.js';

/** A match's clock in one line. */
export const clockTold = (terms: ClockTerms, words: ClockWords): string =>
  terms.kind === 'days' ? words.termsDays(terms.days, terms.reserve, terms.vacation) : words.termsLive(terms.seconds, terms.increment);
