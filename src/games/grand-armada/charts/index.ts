import type { Chart } from '../../../kit/charts.js';
import type { GrandArmadaChartWords } from '../words/charts.js';
import { playCharts } from './play.js';
import { dataSets } from './sets.js';

/** Every chart and data set, as a player reads it. Rolls name them by id, and the row that was read by its index. */
export const chartsIn = (words: GrandArmadaChartWords): readonly Chart[] => [...playCharts(words), ...dataSets(words)];
