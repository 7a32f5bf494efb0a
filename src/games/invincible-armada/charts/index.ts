import type { Chart } from '../../../kit/charts.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { battleCharts } from './battle.js';
import { campaignCharts } from './campaign.js';
import { chitCharts } from './chits.js';
import { mapCharts } from './maps.js';
import { recoveryCharts } from './recovery.js';
import { rulingCharts } from './rulings.js';
import { setupCharts } from './setup.js';
import { squadronCharts } from './squadrons.js';
import { weatherCharts } from './weather.js';

/** Every chart and data set, as a player reads it. Rolls name them by id, and the row that was read by its index. */
export const chartsIn = (words: ArmadaChartWords): Chart[] =>
  [battleCharts, recoveryCharts, weatherCharts, campaignCharts, squadronCharts, chitCharts, mapCharts, setupCharts, rulingCharts].flatMap(
    (charts) => charts(words),
  );
