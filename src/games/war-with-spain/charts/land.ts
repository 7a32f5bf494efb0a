import { type Chart, rulebook } from '../../../kit/charts.js';
import {
  ATTRITION,
  ENGLISH_REVOLT,
  INCOME,
  IRISH_COLUMNS,
  IRISH_REVOLT,
  LAND_COLUMNS,
  LAND_RESULTS,
  type LandLoss,
  PRICES,
  SCOTTISH_REVOLT,
  SIEGE,
  VICTORY_LEVELS,
} from '../data/tables.js';
import type { RuleCase } from '../keys.js';
import type { WarChartWords } from '../words/charts.js';
import { dash } from './sea.js';

const DIE = [1, 2, 3, 4, 5, 6];

function landCombat({ charts: { die, land } }: WarChartWords): Chart {
  const loss = ({ steps, retreats }: LandLoss) => land.loss(dash(steps), retreats);
  return {
    id: 'land',
    title: land.title,
    case: '9.3',
    provenance: rulebook('9.3'),
    columns: [die, ...LAND_COLUMNS],
    rows: LAND_RESULTS.map((row, at) => ({ cells: [at + 1, ...row.map(([a, d]) => `${loss(a)}/${loss(d)}`)] })),
    notes: [land.note],
  };
}

const sieges = ({ charts: { sieges: words } }: WarChartWords): Chart => ({
  id: 'sieges',
  title: words.title,
  case: '10.3',
  provenance: rulebook('10.31'),
  columns: words.columns,
  rows: [
    { cells: [words.plain, SIEGE.plain] },
    { cells: [words.fortress, SIEGE.fortress], provenance: rulebook('10.32') },
    { cells: [words.port, words.forEver], provenance: rulebook('10.33') },
  ],
  notes: [words.note(SIEGE.winter)],
});

const attrition = ({ charts: { die: dieWord, attrition: words } }: WarChartWords): Chart => ({
  id: 'attrition',
  title: words.title,
  case: '14.1',
  provenance: rulebook('14.1'),
  columns: [dieWord, words.column],
  rows: DIE.map((die) => ({ cells: [die, die <= ATTRITION ? words.dies : words.lives] })),
});

const income = ({ charts: { income: words } }: WarChartWords): Chart => ({
  id: 'income',
  title: words.title,
  case: '11.4',
  provenance: rulebook('11.4'),
  columns: words.columns,
  rows: INCOME.S.map((spanish, at) => ({ cells: [at + 1, spanish, INCOME.E[at]] })),
  notes: [words.note],
});

const prices = ({ charts: { prices: words } }: WarChartWords): Chart => ({
  id: 'prices',
  title: words.title,
  case: '11.5',
  provenance: rulebook('11.5'),
  columns: words.columns,
  rows: [
    { cells: [words.land, PRICES.land.build, '-', PRICES.land.keep, PRICES.land.keep], provenance: rulebook('11.15') },
    { cells: [words.deep, PRICES.deep.build, words.half, PRICES.deep.atSea, PRICES.deep.inPort] },
    { cells: [words.shallow, PRICES.shallow.build, words.half, PRICES.shallow.atSea, PRICES.shallow.inPort] },
    { cells: [words.barge, PRICES.barge.build, '-', PRICES.barge.atSea, PRICES.barge.inPort], provenance: rulebook('11.12') },
    { cells: [words.munitions, PRICES.munitions, '-', '-', '-'], provenance: rulebook('12.11') },
  ],
  notes: [words.note(PRICES.winter)],
});

const irishRevolt = ({ charts: { die, irish, between, from } }: WarChartWords): Chart => ({
  id: 'irish',
  title: irish.title,
  case: '15.4',
  provenance: rulebook('15.4'),
  columns: [die, ...IRISH_COLUMNS.map((least, at) => (IRISH_COLUMNS[at + 1] ? between(least, IRISH_COLUMNS[at + 1] - 1) : from(least)))],
  rows: IRISH_REVOLT.map((row, at) => ({ cells: [at + 1, ...row.map(dash)] })),
  notes: [irish.note],
});

const risings = ({ charts }: WarChartWords, id: 'english' | 'scottish', ruleCase: RuleCase, strengths: readonly number[]): Chart => ({
  id,
  title: charts[id],
  case: ruleCase,
  provenance: rulebook(ruleCase),
  columns: [charts.die, charts.strength],
  rows: strengths.map((strength, at) => ({ cells: [at + 1, dash(strength)] })),
});

const victory = ({ charts: { victory: words }, levels }: WarChartWords): Chart => ({
  id: 'victory',
  title: words.title,
  case: '16.4',
  provenance: rulebook('16.4'),
  columns: words.columns,
  rows: VICTORY_LEVELS.map(({ from, level }, at) => {
    const above = at ? VICTORY_LEVELS[at - 1].from : null;
    if (from === null) return { cells: [words.orLess((above ?? 0) - 1), levels[level]] };
    return { cells: [above === null ? words.orMore(from) : words.to(from, above - 1), levels[level]] };
  }),
});

export const landChartsIn = (words: WarChartWords): readonly Chart[] => [
  landCombat(words),
  sieges(words),
  attrition(words),
  income(words),
  prices(words),
  irishRevolt(words),
  risings(words, 'english', '15.5', ENGLISH_REVOLT),
  risings(words, 'scottish', '15.6', SCOTTISH_REVOLT),
  victory(words),
];
