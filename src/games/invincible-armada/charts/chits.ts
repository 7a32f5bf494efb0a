import { type Chart, rulebook } from '../../../kit/charts.js';
import { chits } from '../data/chits.js';
import { CHITS } from '../ids.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn } from './figures.js';

function events(words: ArmadaChartWords): Chart {
  const { title, columns, either, timing } = words.charts.events;
  return {
    id: 'events',
    title,
    case: '16.0',
    provenance: rulebook('16.0'),
    columns,
    rows: CHITS.map((id) => {
      const { count, owner, timing: when, origin } = chits[id];
      const { name, effect } = words.chits[id];
      const who = owner ? words.sides[owner] : either;
      return { cells: [name, count, who, timing[when], effect], provenance: provenanceIn(words, origin) };
    }),
  };
}

export const chitCharts = (words: ArmadaChartWords): Chart[] => [events(words)];
