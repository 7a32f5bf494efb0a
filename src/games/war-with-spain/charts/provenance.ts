import type { Provenance } from '../../../kit/charts.js';
import type { Source } from '../data/sources.js';
import type { WarChartWords } from '../words/charts.js';

/** Where a figure comes from, in words. */
export function provenanceIn({ sources }: WarChartWords, source: Source): Provenance {
  if (source.kind === 'rulebook') return source;
  const text = sources[source.key];
  return source.kind === 'published' ? { kind: 'published', source: text } : { kind: 'reconstructed', reason: text };
}

/** A figure that is none. */
export const dash = <T extends string | number>(value: T | 0 | null): T | '-' => (value ? value : '-');
