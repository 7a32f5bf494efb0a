import type { Language } from './language.js';

/** Where a figure comes from. Only reconstructed figures may be tuned. */
export type Provenance =
  | { readonly kind: 'rulebook'; readonly case: string }
  | { readonly kind: 'published'; readonly source: string }
  | { readonly kind: 'reconstructed'; readonly reason: string };

export const rulebook = (ruleCase: string): Provenance => ({ kind: 'rulebook', case: ruleCase });
export const published = (source: string): Provenance => ({ kind: 'published', source });
export const reconstructed = (reason: string): Provenance => ({ kind: 'reconstructed', reason });

export interface ChartRow {
  readonly cells: readonly (string | number)[];
  /** Present only if it differs from the chart's provenance. */
  readonly provenance?: Provenance;
}

/** A table for players: a printed chart, unit factors, map areas or chits. Built from the constants that the rules use. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** Rule case that uses the chart. */
  readonly case: string;
  readonly provenance: Provenance;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly notes?: readonly string[];
}

export interface PrintedCharts {
  chartsFor(language: Language): readonly Chart[];
}
