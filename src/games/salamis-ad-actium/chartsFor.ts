import type { Chart } from '../../kit/charts.js';
import type { Language } from '../../kit/language.js';
import { chartsIn } from './data/charts.js';
import { chartWords } from './words/charts.js';
import { words } from './words/index.js';

/** Returns all charts in a language. The rules page imports only this. */
export const chartsFor = (language: Language): readonly Chart[] => chartsIn({ ...language.of(words), ...language.of(chartWords) });
