import type { Chart } from '../../../kit/charts.js';
import type { GrandArmadaChartWords } from '../words/charts.js';
import { playCharts } from './play.js';
import { dataSets } from './sets.js';

/** Rolls name a chart by id and a row by index. */
export const chartsIn = (words: GrandArmadaChartWords): readonly Chart[] => [...playCharts(words), ...dataSets(words)];
