import type { Chart } from '../../../kit/charts.js';
export const charts: readonly Chart[] = [];
