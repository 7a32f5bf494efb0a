import { type Chart, type ChartRow, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import type { SluysChartWords } from '../../words/charts.js';
import { AREA_IDS, AREAS, CHART_ROWS, LABEL_IDS, LABELS, WATER, ZONE_IDS, ZONES } from '../map.js';
import {
  CURRENT_AGAINST,
  CURRENT_WITH,
  ENTRY_COST,
  MINIMUM_COST,
  NEARBY_COST,
  OAR_COST,
  OAR_COST_UPWIND,
  RAM_LAST_HEX,
  SAIL_COST,
  SHALLOW_COST,
} from '../tables.js';

type Words = SluysChartWords['charts']['sailing'];

const costsChart = ({ costs: words }: Words): Chart => ({
  id: 'costs',
  title: words.title,
  case: '6.1.8',
  provenance: rulebook('6.1.8'),
  columns: words.columns,
  rows: [
    ...SAIL_COST.map(
      (cost, i): ChartRow => ({ cells: [words.sails[i], cost], provenance: i === 1 ? reconstructed(words.dial) : undefined }),
    ),
    { cells: [words.oars, OAR_COST] },
    { cells: [words.oarsUpwind, OAR_COST_UPWIND] },
    { cells: [words.withCurrent, CURRENT_WITH] },
    { cells: [words.againstCurrent, `+${CURRENT_AGAINST}`] },
    { cells: [words.nearby, `+${NEARBY_COST}`] },
    { cells: [words.shallows, `+${SHALLOW_COST}`] },
    { cells: [words.minimum, MINIMUM_COST], provenance: rulebook('6.1.9') },
    { cells: [words.entry, ENTRY_COST], provenance: reconstructed(words.entryReason) },
    { cells: [words.beforeRam, RAM_LAST_HEX], provenance: rulebook('8.1.3') },
  ],
});

const mapChart = ({ map: words, zones }: Words): Chart => ({
  id: 'map',
  title: words.title,
  case: '1.4',
  provenance: reconstructed(words.reason),
  columns: words.columns,
  rows: [
    { cells: [words.size, `${CHART_ROWS[0].length} x ${CHART_ROWS.length}`] },
    { cells: [words.water, WATER.length] },
    ...LABEL_IDS.map((id): ChartRow => ({ cells: [words.labels[id], LABELS[id]], provenance: published(words.source) })),
    ...ZONE_IDS.map((zone): ChartRow => ({ cells: [zones[zone], ZONES[zone].join(' ')] })),
    ...AREA_IDS.map((area): ChartRow => ({ cells: [words.areas[area], words.from(AREAS[area].length, AREAS[area][0])] })),
  ],
});

export const sailingCharts = (words: Words) => ({ costs: costsChart(words), map: mapChart(words) });
