import * as play from './play.js';
import * as sets from './sets.js';

/** The words of the charts, in English. */
export const en = { charts: { ...play, ...sets } };
