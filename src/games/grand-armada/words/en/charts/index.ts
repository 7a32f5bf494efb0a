import * as play from './play.js';
import * as sets from './sets.js';

export const en = { charts: { ...play, ...sets } };
