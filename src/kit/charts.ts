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
  /** Where this row alone differs from its chart. */
  readonly provenance?: Provenance;
}

/**
 * A table as a player reads it: printed charts, and data sets such as unit factors, map areas and chits. Made from the same
 * constants that the rules use.
 */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The case that uses it. */
  readonly case: string;
  readonly provenance: Provenance;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly notes?: readonly string[];
}

/** The printed charts and data sets of a game. */
export interface PrintedCharts {
  /** In a language; a page that shows none need not load them. */
  chartsFor(language: Language): readonly Chart[];
}
