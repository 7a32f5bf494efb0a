import { type Chart, type Provenance, rulebook } from '../../../kit/charts.js';
import { ZONE_IDS, ZONES } from '../data/map.js';
import { reconstructed, type Source } from '../data/sources.js';
import { DISENGAGE, INTERCEPTION, NAVAL_COLUMNS, NAVAL_RESULTS, WIND_EFFECTS, type WindEffect } from '../data/tables.js';
import type { WarChartWords } from '../words/charts.js';
import type { WarWords } from '../words/index.js';

export function provenanceIn({ sources }: WarChartWords, source: Source): Provenance {
  if (source.kind === 'rulebook') return source;
  const text = sources[source.key];
  return source.kind === 'published' ? { kind: 'published', source: text } : { kind: 'reconstructed', reason: text };
}

/** Returns a value, or "-" if it is 0 or null. */
export const dash = <T extends string | number>(value: T | 0 | null): T | '-' => (value ? value : '-');

const signed = (differential: number): string => (differential > 0 ? `+${differential}` : String(differential));

export const navalColumnNames = ({ navalColumns: words }: WarWords): readonly string[] => [
  words.lessThan(signed(NAVAL_COLUMNS[0])),
  ...NAVAL_COLUMNS.map((from, at) =>
    at + 1 < NAVAL_COLUMNS.length ? words.to(signed(from), signed(NAVAL_COLUMNS[at + 1] - 1)) : words.moreThan(signed(from - 1)),
  ),
];

const effect = ([ma, steps]: WindEffect): string => `${dash(ma)}/${dash(steps)}`;

const wind = ({ charts: { wind: words } }: WarChartWords): Chart => ({
  id: 'wind',
  title: words.title,
  case: '6.7',
  provenance: rulebook('6.7'),
  columns: words.columns,
  rows: WIND_EFFECTS.map((row, at) => ({ cells: [at + 2, ...row.map(effect)] })),
  notes: words.notes,
});

const navalCombat = (words: WarChartWords): Chart => ({
  id: 'navalCombat',
  title: words.charts.navalCombat.title,
  case: '7.2',
  provenance: rulebook('7.2'),
  columns: [words.charts.die, ...navalColumnNames(words)],
  rows: NAVAL_RESULTS.map((row, at) => ({ cells: [at + 1, ...row.map(([a, d]) => `${dash(a)}/${dash(d)}`)] })),
  notes: [words.charts.navalCombat.note],
});

const interception = ({ charts: { die: dieWord, interception: words } }: WarChartWords): Chart => ({
  id: 'interception',
  title: words.title,
  case: '6.4',
  provenance: rulebook('6.4'),
  columns: [dieWord, words.column],
  rows: [1, 2, 3, 4, 5, 6].map((die) => ({ cells: [die, die <= INTERCEPTION.succeeds ? words.succeeds : words.fails] })),
  notes: [words.note(INTERCEPTION.range, INTERCEPTION.follow)],
});

const disengagement = ({ charts: { disengagement: words } }: WarChartWords): Chart => ({
  id: 'disengagement',
  title: words.title,
  case: '7.5',
  provenance: rulebook('7.52'),
  columns: words.columns,
  rows: [
    { cells: [words.spanishDeep, words.orMore(DISENGAGE.spanishDeep)] },
    { cells: [words.other, words.orMore(DISENGAGE.other)], provenance: rulebook('7.53') },
  ],
});

function factors(words: WarChartWords): Chart {
  const { title, columns, deep, wind, short, fortress, port, leader } = words.charts.factors;
  return {
    id: 'navalFactors',
    title,
    case: '7.0',
    provenance: provenanceIn(words, reconstructed('factors')),
    columns,
    rows: [
      { cells: deep, provenance: rulebook('7.0') },
      { cells: wind, provenance: rulebook('7.73') },
      { cells: short, provenance: rulebook('12.21') },
      { cells: fortress, provenance: rulebook('7.62') },
      { cells: port, provenance: rulebook('7.62') },
      { cells: leader, provenance: rulebook('13.0') },
    ],
  };
}

function zones(words: WarChartWords): Chart {
  const { title, columns, none, compass } = words.charts.zones;
  return {
    id: 'zones',
    title,
    case: '6.22',
    provenance: provenanceIn(words, reconstructed('arrows')),
    columns,
    rows: ZONE_IDS.map((id) => {
      const { name, blows, provenance: source } = ZONES[id];
      const provenance = provenanceIn(words, source);
      if (blows === null) return { cells: [name, none, '-', '-'], provenance };
      const at = (turn: number) => compass[(blows + turn) % 6];
      return { cells: [name, at(3), `${at(0)} ${at(1)} ${at(5)}`, `${at(2)} ${at(3)} ${at(4)}`], provenance };
    }),
  };
}

export const seaChartsIn = (words: WarChartWords): readonly Chart[] => [
  wind(words),
  navalCombat(words),
  interception(words),
  disengagement(words),
  factors(words),
  zones(words),
];
