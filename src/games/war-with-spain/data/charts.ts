import type { Chart } from '../../../kit/charts.js';

/** Every chart and data set, as a player reads it. */
export const charts: readonly Chart[] = [];
