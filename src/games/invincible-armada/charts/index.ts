import type { Chart } from '../../../kit/charts.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { battleCharts, recoveryCharts } from './battle.js';
import { campaignCharts, weatherCharts } from './campaign.js';
import { mapCharts } from './maps.js';
import { chitCharts, rulingCharts, setupCharts, squadronCharts } from './setup.js';

export const chartsIn = (words: ArmadaChartWords): Chart[] =>
  [battleCharts, recoveryCharts, weatherCharts, campaignCharts, squadronCharts, chitCharts, mapCharts, setupCharts, rulingCharts].flatMap(
    (charts) => charts(words),
  );
