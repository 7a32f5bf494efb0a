import { type Chart, type ChartRow, type Provenance, reconstructed, rulebook } from '../../../../kit/charts.js';
import type { SalamisChartWords } from '../../words/charts.js';

export type ChartIn = (words: SalamisChartWords) => Chart;

/** Returns the provenance of a reconstructed chart. Only the chapter titles of 3 to 15 are known. */
export const made = ({ charts }: SalamisChartWords, why: string): Provenance => reconstructed(charts.missing(why));
export const printed = rulebook;

export const row = (...cells: (string | number)[]): ChartRow => ({ cells });
export const rowFrom = (provenance: Provenance, ...cells: (string | number)[]): ChartRow => ({ cells, provenance });

/** Joins equal results of consecutive die rolls: "1", "2-3". */
export function spans<T>(results: readonly T[], first = 1): [span: string, result: T][] {
  const list: [number, number, T][] = [];
  results.forEach((result, i) => {
    const last = list.at(-1);
    if (last && last[2] === result) last[1] = i + first;
    else list.push([i + first, i + first, result]);
  });
  return list.map(([from, to, result]) => [from === to ? `${from}` : `${from}-${to}`, result]);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const cm = (mm: number): string => `${mm / 10} cm`;

export const amounts = (
  { charts }: SalamisChartWords,
  chart: Pick<Chart, 'id' | 'title' | 'case' | 'provenance' | 'notes'>,
  rows: readonly (readonly [name: string, amount: number])[],
): Chart => ({ ...chart, columns: [charts.what, charts.amount], rows: rows.map(([name, amount]) => row(name, signed(amount))) });

export const termOf = ({ terms }: SalamisChartWords, id: string): string => terms[id] ?? id;

/** Replaces ids in a chart with names. */
export function named(words: SalamisChartWords, chart: Chart): Chart {
  const cell = (text: string | number): string | number => (typeof text === 'string' ? termOf(words, text) : text);
  return {
    ...chart,
    columns: chart.columns.map((column) => termOf(words, column)),
    rows: chart.rows.map((each) => ({ ...each, cells: each.cells.map(cell) })),
  };
}
