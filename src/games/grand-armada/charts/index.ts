import type { Chart } from '../../../kit/charts.js';
import type { GrandArmadaChartWords } from '../words/charts.js';
import { playCharts } from './play.js';
import { dataSets } from './sets.js';

/** Returns all charts. Rolls refer to them by id, and to their rows by index. */
export const chartsIn = (words: GrandArmadaChartWords): readonly Chart[] => [...playCharts(words), ...dataSets(words)];
