import type { Chart } from '../../../kit/charts.js';
import { landCharts } from './charts/land.js';
import { seaCharts } from './charts/sea.js';
import { dataSets } from './charts/sets.js';

/** Every chart and data set, as a player reads it. Rolls name them by id, and the row that was read by its index. */
export const charts: readonly Chart[] = [...seaCharts, ...landCharts, ...dataSets];
