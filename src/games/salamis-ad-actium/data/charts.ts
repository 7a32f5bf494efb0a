import type { Chart } from '../../../kit/charts.js';
import { campaignCharts } from '../campaign/data/charts.js';
import type { SalamisChartWords } from '../words/charts.js';
import { named } from './charts/common.js';
import { fightingCharts } from './charts/fighting.js';
import { fleetCharts } from './charts/fleets.js';
import { phaseCharts } from './charts/phase.js';
import { sailingCharts } from './charts/sailing.js';
import { startCharts } from './charts/start.js';

const CHARTS = [...startCharts, ...sailingCharts, ...fightingCharts, ...phaseCharts, ...fleetCharts, ...campaignCharts];

export const chartsIn = (words: SalamisChartWords): readonly Chart[] => CHARTS.map((chart) => named(words, chart(words)));
