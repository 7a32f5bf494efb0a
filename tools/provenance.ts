// Lists the provenance of every chart and data set, one JSON object per line, then the counts for each game.
import type { Provenance } from '../src/kit/charts.js';
import { modulesNamed } from './arguments.js';

const source = (provenance: Provenance): string => {
  if (provenance.kind === 'rulebook') return provenance.case;
  return provenance.kind === 'published' ? provenance.source : provenance.reason;
};

for (const { slug, charts } of modulesNamed('all')) {
  const rows = { rulebook: 0, published: 0, reconstructed: 0 };
  for (const chart of charts) {
    for (const row of chart.rows) rows[(row.provenance ?? chart.provenance).kind] += 1;
    const exceptions = chart.rows.flatMap(({ cells, provenance }) =>
      provenance ? [{ row: cells[0], kind: provenance.kind, source: source(provenance) }] : [],
    );
    const { id, title, case: ruleCase, provenance } = chart;
    console.log(
      JSON.stringify({
        game: slug,
        chart: id,
        title,
        case: ruleCase,
        kind: provenance.kind,
        source: source(provenance),
        rows: chart.rows.length,
        exceptions,
      }),
    );
  }
  console.log(JSON.stringify({ game: slug, charts: charts.length, rows }));
}
