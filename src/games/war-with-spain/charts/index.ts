import type { Chart } from '../../../kit/charts.js';
import type { WarChartWords } from '../words/charts.js';
import { landChartsIn } from './land.js';
import { seaChartsIn } from './sea.js';
import { dataSetsIn } from './sets.js';

export const chartsIn = (words: WarChartWords): readonly Chart[] => [...seaChartsIn(words), ...landChartsIn(words), ...dataSetsIn(words)];
