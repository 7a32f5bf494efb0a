import type { Chart } from '../../../kit/charts.js';
import { playCharts } from './charts/play.js';
import { dataSets } from './charts/sets.js';

/** Every chart and data set, as a player reads it. Rolls name them by id, and the row that was read by its index. */
export const charts: readonly Chart[] = [...playCharts, ...dataSets];
