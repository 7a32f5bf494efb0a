import { type Chart, type ChartRow, type Provenance, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import type { RuleCase } from '../../keys.js';
import type { SluysChartWords } from '../../words/charts.js';
import {
  AFIRE_OUT,
  ARCHERY,
  ARCHERY_MODIFIERS,
  COMMANDING_CASTLE,
  DISENGAGE,
  DISENGAGE_MODIFIERS,
  FLEMINGS_ON,
  GRAPPLE,
  GRAPPLE_MODIFIERS,
  KILLED_ON,
  MELEE,
  RAM,
  RAM_MODIFIERS,
  RIPPLES_ON,
  SPREADS_ON,
  WEATHER_ON,
} from '../tables.js';

type Words = SluysChartWords['charts']['battle'];

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** Returns labels with the totals of the rows: "3 or less", "4-5", "12 or more". */
function bands({ orLess, orMore }: Words, rows: readonly { readonly to: number }[]): string[] {
  return rows.map(({ to }, i) => {
    if (i === 0) return orLess(to);
    const from = rows[i - 1].to + 1;
    if (to === Number.POSITIVE_INFINITY) return orMore(from);
    return from === to ? String(to) : `${from}-${to}`;
  });
}

function ramOrigin({ rammerAlone, holds }: Words['ram'], to: number): Provenance | undefined {
  if (to === 8) return rulebook('8.1.9');
  if (to === 3) return published(rammerAlone);
  return to === 10 ? published(holds) : undefined;
}

function ramChart(words: Words): Chart {
  const { title, columns, reason, damage } = words.ram;
  const bandOf = bands(words, RAM);
  return {
    id: 'ram',
    title,
    case: '8.1.8',
    provenance: reconstructed(reason),
    columns,
    rows: RAM.map(({ to, target, rammer, grapple }, i) => ({
      cells: [bandOf[i], damage[target], damage[rammer], grapple ? words.yes : '-'],
      provenance: ramOrigin(words.ram, to),
    })),
  };
}

/** Returns a row for each modifier, in the order of `amounts`. */
const modifierRows = <K extends string>(texts: { readonly [key in K]: string }, amounts: { readonly [key in K]: number }): ChartRow[] =>
  (Object.keys(amounts) as K[]).map((key) => ({ cells: [texts[key], signed(amounts[key])] }));

const ramModifiers = ({ ramModifiers: { title, columns, ...when } }: Words): Chart => ({
  id: 'ramModifiers',
  title,
  case: '8.1.9',
  provenance: rulebook('8.1.9'),
  columns,
  rows: modifierRows(when, RAM_MODIFIERS),
});

function attemptChart(words: Words, id: 'grapple' | 'disengage', ruleCase: RuleCase, needed: number): Chart {
  const { columns, succeeds, fails } = words.attempt;
  const { title, reason } = words[id];
  return {
    id,
    title,
    case: ruleCase,
    provenance: reconstructed(reason),
    columns,
    rows: [{ cells: [words.orMore(needed), succeeds] }, { cells: [words.orLess(needed - 1), fails] }],
  };
}

const grappleModifiers = ({ grappleModifiers: { title, columns, reason, ...when } }: Words): Chart => ({
  id: 'grappleModifiers',
  title,
  case: '7.1.1',
  provenance: reconstructed(reason),
  columns,
  rows: modifierRows(when, GRAPPLE_MODIFIERS),
});

const disengageModifiers = ({ disengageModifiers: { title, columns, reason, ...when } }: Words): Chart => ({
  id: 'disengageModifiers',
  title,
  case: '7.2.2',
  provenance: reconstructed(reason),
  columns,
  rows: modifierRows(when, DISENGAGE_MODIFIERS),
});

function archeryChart(words: Words): Chart {
  const { title, columns, reason } = words.archery;
  const bandOf = bands(words, ARCHERY);
  return {
    id: 'archery',
    title,
    case: '8.2.9',
    provenance: reconstructed(reason),
    columns,
    rows: ARCHERY.map(({ steps }, i) => ({ cells: [bandOf[i], steps] })),
  };
}

function archeryModifiers({ archeryModifiers: { title, columns, reason, always, factor, ...when } }: Words): Chart {
  const texts = { ...when, holdsCastle: when.holdsCastle(COMMANDING_CASTLE), facesCastle: when.facesCastle(COMMANDING_CASTLE) };
  return {
    id: 'archeryModifiers',
    title,
    case: '8.2.9',
    provenance: reconstructed(reason),
    columns,
    rows: [{ cells: [always, factor], provenance: rulebook('1.2') }, ...modifierRows(texts, ARCHERY_MODIFIERS)],
  };
}

const meleeChart = ({ melee: { title, columns, rows, bothSides, notes } }: Words): Chart => ({
  id: 'melee',
  title,
  case: '8.3.19',
  provenance: rulebook('8.3.19'),
  columns,
  rows: MELEE.map(({ id, victor, squadrons, marines }) => ({
    cells: id === 'tie' ? [rows.tie, bothSides, '-', '-'] : [rows[id], victor, squadrons, marines],
  })),
  notes,
});

/** Makes a chart with a row per roll. */
const eitherOr = (
  { title, columns }: { readonly title: string; readonly columns: readonly string[] },
  source: Pick<Chart, 'id' | 'case' | 'provenance'>,
  rows: readonly (readonly [dice: string, result: string])[],
): Chart => ({ ...source, title, columns, rows: rows.map((cells) => ({ cells })) });

function singleThrows(words: Words): Chart[] {
  const { orLess, orMore, casualty, ripple, afire, weather, flemings } = words;
  return [
    eitherOr(casualty, { id: 'casualty', case: '3.4.5', provenance: rulebook('3.4.5') }, [
      [String(KILLED_ON), casualty.killed],
      [orLess(KILLED_ON - 1), casualty.unhurt],
    ]),
    eitherOr(ripple, { id: 'ripple', case: '3.1.4', provenance: rulebook('3.1.4') }, [
      [String(RIPPLES_ON), ripple.damaged],
      [orLess(RIPPLES_ON - 1), ripple.nothing],
    ]),
    eitherOr(afire, { id: 'afire', case: '10.1.5', provenance: reconstructed(afire.reason) }, [
      [orLess(AFIRE_OUT), afire.out],
      [orMore(AFIRE_OUT + 1), afire.burns(SPREADS_ON)],
    ]),
    eitherOr(weather, { id: 'weather', case: '2.3.4', provenance: rulebook('2.3.4') }, [
      [String(WEATHER_ON), weather.turns],
      [orLess(WEATHER_ON - 1), weather.holds],
    ]),
    eitherOr(flemings, { id: 'flemings', case: '12.7', provenance: reconstructed(flemings.reason) }, [
      [orMore(FLEMINGS_ON), flemings.strike],
      [orLess(FLEMINGS_ON - 1), flemings.nothing],
    ]),
  ];
}

export const battleCharts = (words: Words): Chart[] => [
  ramChart(words),
  ramModifiers(words),
  attemptChart(words, 'grapple', '7.1.1', GRAPPLE),
  grappleModifiers(words),
  attemptChart(words, 'disengage', '7.2.2', DISENGAGE),
  disengageModifiers(words),
  archeryChart(words),
  archeryModifiers(words),
  meleeChart(words),
  ...singleThrows(words),
];
