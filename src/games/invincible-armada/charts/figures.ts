import type { Provenance } from '../../../kit/charts.js';
import type { Origin } from '../data/chits.js';
import type { ArmadaChartWords } from '../words/charts.js';

/** Returns a number with its sign: "+2", "-1", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Returns ranges of rows ending at `max`: "2-8", "9-10". The first starts at `least`. */
export const bands = (rows: readonly { readonly max: number }[], least: number): string[] =>
  rows.map(({ max }, index) => `${index ? rows[index - 1].max + 1 : least}-${max}`);

/** Returns the provenance of a figure, in the language of `words`. */
export function provenanceIn({ reasons, sources }: ArmadaChartWords, origin: Origin): Provenance {
  switch (origin.kind) {
    case 'rulebook':
      return origin;
    case 'published':
      return { kind: 'published', source: sources[origin.source] };
    case 'reconstructed':
      return { kind: 'reconstructed', reason: reasons[origin.reason] };
  }
}
