import type { Chart } from '../../../kit/charts.js';
import { battleCharts } from './charts/battle.js';
import { campaignCharts } from './charts/campaign.js';
import { counterCharts } from './charts/counters.js';

/** Every chart and data set, as a player reads it. Rolls name them by id, and the row that was read by its index. */
export const charts: readonly Chart[] = [...battleCharts, ...campaignCharts, ...counterCharts];
