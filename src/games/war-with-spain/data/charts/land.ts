import { type Chart, type ChartRow, rulebook } from '../../../../kit/charts.js';
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
} from '../tables.js';

/** The charts of land, money and politics. */

const dash = (value: number): string | number => value || '-';
const loss = ({ steps, retreats }: LandLoss): string => `${dash(steps)}${retreats ? 'r' : ''}`;

const landCombat: Chart = {
  id: 'land',
  title: 'Land Combat Results',
  case: '9.3',
  provenance: rulebook('9.3'),
  columns: ['Die', ...LAND_COLUMNS],
  rows: LAND_RESULTS.map((row, at) => ({ cells: [at + 1, ...row.map(([a, d]) => `${loss(a)}/${loss(d)}`)] })),
  notes: ['Attacker to defender, rounded for the defender; steps lost, and r for a retreat of one hex.'],
};

const irishRevolt: Chart = {
  id: 'irish',
  title: 'Irish Revolt',
  case: '15.4',
  provenance: rulebook('15.4'),
  columns: ['Die', ...IRISH_COLUMNS.map((from, at) => (IRISH_COLUMNS[at + 1] ? `${from}-${IRISH_COLUMNS[at + 1] - 1}` : `${from}+`))],
  rows: IRISH_REVOLT.map((row, at) => ({ cells: [at + 1, ...row.map(dash)] })),
  notes: ['Columns: strength of Spain in Ireland at the first landing. Result: strength of the rebels.'],
};

const risings = (id: string, title: string, ruleCase: string, strengths: readonly number[]): Chart => ({
  id,
  title,
  case: ruleCase,
  provenance: rulebook(ruleCase),
  columns: ['Die', 'Strength'],
  rows: strengths.map((strength, at) => ({ cells: [at + 1, dash(strength)] })),
});

const income: Chart = {
  id: 'income',
  title: 'Income',
  case: '11.4',
  provenance: rulebook('11.4'),
  columns: ['Die', 'Spanish', 'English'],
  rows: INCOME.S.map((spanish, at) => ({ cells: [at + 1, spanish, INCOME.E[at]] })),
  notes: ['In turns 1 and 9; half of it in turn 17.'],
};

const priceRows: readonly ChartRow[] = [
  { cells: ['Land unit, by Combat Strength', PRICES.land.build, '-', PRICES.land.keep, PRICES.land.keep], provenance: rulebook('11.15') },
  { cells: ['Deep draft', PRICES.deep.build, 'half', PRICES.deep.atSea, PRICES.deep.inPort] },
  { cells: ['Shallow draft', PRICES.shallow.build, 'half', PRICES.shallow.atSea, PRICES.shallow.inPort] },
  { cells: ['Invasion barge', PRICES.barge.build, '-', PRICES.barge.atSea, PRICES.barge.inPort], provenance: rulebook('11.12') },
  { cells: ['Munitions, a point for a fleet', PRICES.munitions, '-', '-', '-'], provenance: rulebook('12.11') },
];

const prices: Chart = {
  id: 'prices',
  title: 'Purchase and Maintenance',
  case: '11.5',
  provenance: rulebook('11.5'),
  columns: ['Unit', 'Build', 'Repair', 'Keep', 'in friendly port'],
  rows: priceRows,
  notes: [`Ships in multiples of M. In winter everything costs ${PRICES.winter} times as much to keep.`],
};

const attrition: Chart = {
  id: 'attrition',
  title: 'Attrition in Winter',
  case: '14.1',
  provenance: rulebook('14.1'),
  columns: ['Die', 'A land unit that marched'],
  rows: [1, 2, 3, 4, 5, 6].map((die) => ({ cells: [die, die <= ATTRITION ? 'eliminated' : 'unharmed'] })),
};

const sieges: Chart = {
  id: 'sieges',
  title: 'How Long a Siege Lasts',
  case: '10.3',
  provenance: rulebook('10.31'),
  columns: ['Besieged', 'Land combat segments of theirs'],
  rows: [
    { cells: ['no fortress', SIEGE.plain] },
    { cells: ['a fortress of theirs', SIEGE.fortress], provenance: rulebook('10.32') },
    { cells: ['a port, by land alone or by sea alone', 'for ever'], provenance: rulebook('10.33') },
  ],
  notes: [`A winter counts ${SIEGE.winter}.`],
};

const victory: Chart = {
  id: 'victory',
  title: 'Levels of Victory',
  case: '16.4',
  provenance: rulebook('16.4'),
  columns: ['Spanish minus English points', 'Level'],
  rows: VICTORY_LEVELS.map(({ from, level }, at) => {
    const above = at ? VICTORY_LEVELS[at - 1].from : null;
    if (from === null) return { cells: [`${(above ?? 0) - 1} or less`, level] };
    return { cells: [above === null ? `${from} or more` : `${from} to ${above - 1}`, level] };
  }),
};

export const landCharts: readonly Chart[] = [
  landCombat,
  sieges,
  attrition,
  income,
  prices,
  irishRevolt,
  risings('english', 'English Catholic Revolt', '15.5', ENGLISH_REVOLT),
  risings('scottish', 'Scottish Intervention', '15.6', SCOTTISH_REVOLT),
  victory,
];
