import type { Chart } from '../../kit/charts.js';
import type { Language } from '../../kit/language.js';
import { chartsIn } from './charts/index.js';
import { chartWords } from './words/charts.js';
import { words } from './words/index.js';

/** Returns all charts in a language. Pages that need only the charts import this module. */
export const chartsFor = (language: Language): readonly Chart[] => chartsIn({ ...language.of(words), ...language.of(chartWords) });
