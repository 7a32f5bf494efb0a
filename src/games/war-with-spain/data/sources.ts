import type { RuleCase } from '../keys.js';
/** Keys of the texts that name sources. */
export type SourceKey =
  | 'arrows'
  | 'byRank'
  | 'calendar'
  | 'class1588'
  | 'counters'
  | 'erratum'
  | 'evening'
  | 'factors'
  | 'hexsides'
  | 'map'
  | 'mapValues'
  | 'musters'
  | 'namedByRules'
  | 'northerlies'
  | 'placed'
  | 'southerlies'
  | 'westerlies';

export type Source =
  | { readonly kind: 'rulebook'; readonly case: string }
  | { readonly kind: 'published' | 'reconstructed'; readonly key: SourceKey };

export const rulebook = (ruleCase: RuleCase): Source => ({ kind: 'rulebook', case: ruleCase });
export const published = (key: SourceKey): Source => ({ kind: 'published', key });
export const reconstructed = (key: SourceKey): Source => ({ kind: 'reconstructed', key });
