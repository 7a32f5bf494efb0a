import { type Chart, published, reconstructed } from '../../../../kit/charts.js';
import type { HexDirection } from '../../../../kit/hexGrid.js';
import type { SluysChartWords } from '../../words/charts.js';
import { SCENARIOS, STANDARD_LOAD } from '../scenarios.js';

type Words = SluysChartWords['charts']['sailing'];

function scenariosChart({ scenarios: words, zones: names }: Words, titles: SluysChartWords['scenarios']['titles']): Chart {
  const heading = (to: HexDirection | null) => (to === null ? words.asSet : words.headings[to]);
  return {
    id: 'scenarios',
    title: words.title,
    case: '12.0',
    provenance: reconstructed(words.reason),
    columns: words.columns,
    rows: Object.values(SCENARIOS).map(({ id, case: ruleCase, wind, current, zones, anchorage }) => ({
      cells: [
        titles[id],
        ruleCase,
        heading(wind),
        heading(current),
        zones === null ? words.asSet : zones.map((zone) => names[zone]).join(', '),
        anchorage.join('; '),
      ],
      provenance: id === 's1' ? published(words.chained) : undefined,
    })),
  };
}

const loadsChart = ({ loads: { title, columns, reason } }: Words): Chart => ({
  id: 'loads',
  title,
  case: '12.1',
  provenance: reconstructed(reason),
  columns,
  rows: Object.entries(STANDARD_LOAD).map(([squadron, men]) => ({ cells: [squadron, men.join(', ')] })),
});

export const startCharts = (words: Words, titles: SluysChartWords['scenarios']['titles']): Chart[] => [
  scenariosChart(words, titles),
  loadsChart(words),
];
