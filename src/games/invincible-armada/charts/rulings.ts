import type { Chart } from '../../../kit/charts.js';
import { madeUp } from '../data/origins.js';
import { RULINGS } from '../data/rulings.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn } from './figures.js';

function rulings(words: ArmadaChartWords): Chart {
  const { title, columns, readings } = words.charts.rulings;
  return {
    id: 'rulings',
    title,
    case: RULINGS[0],
    provenance: provenanceIn(words, madeUp('openReading')),
    columns,
    rows: RULINGS.map((ruleCase) => ({ cells: [ruleCase, readings[ruleCase]] })),
  };
}

export const rulingCharts = (words: ArmadaChartWords): Chart[] => [rulings(words)];
