import type { ClockTerms } from '../../../../src/boardgame/clock/terms.js';
import type { ClockWords } from './words/index.js';

/** Returns a match's clock settings in one line. */
export const clockSummary = (terms: ClockTerms, words: ClockWords): string =>
  terms.kind === 'days' ? words.termsDays(terms.days, terms.reserve, terms.vacation) : words.termsLive(terms.seconds, terms.increment);
