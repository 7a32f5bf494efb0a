import type { Chart } from '../../../kit/charts.js';
import type { GrandArmadaChartWords } from '../words/charts.js';
import { playCharts } from './play.js';
import { dataSets } from './sets.js';

/** Returns all charts. Rolls refer to charts by id and to rows by index. */
export const chartsIn = (words: GrandArmadaChartWords): readonly Chart[] => [...playCharts(words), ...dataSets(words)];
