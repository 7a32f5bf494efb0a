import { type Chart, type ChartRow, type Provenance, reconstructed, rulebook } from '../../../../kit/charts.js';

/** What the charts share. */

/** Chapters 3 to 15 are known by their titles alone. */
export const made = (why: string): Provenance => reconstructed(`the table is missing from the text: ${why}`);
export const printed = rulebook;

export const row = (...cells: (string | number)[]): ChartRow => ({ cells });
export const rowFrom = (provenance: Provenance, ...cells: (string | number)[]): ChartRow => ({ cells, provenance });

/** "1", "2-3": the dice that a list of results gives to each of them, in order. */
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
export const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);
export const cm = (mm: number): string => `${mm / 10} cm`;

/** A chart of amounts by name. */
export const amounts = (
  chart: Pick<Chart, 'id' | 'title' | 'case' | 'provenance' | 'notes'>,
  rows: readonly (readonly [name: string, amount: number])[],
): Chart => ({ ...chart, columns: ['What', 'Amount'], rows: rows.map(([name, amount]) => row(name, signed(amount))) });
