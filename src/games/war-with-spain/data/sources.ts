import type { RuleCase } from '../keys.js';
/** Reasons for figures that no printed source gives, and publications, by the key under which they are worded. */
export type SourceKey =
  | 'arrows'
  | 'byRank'
  | 'calendar'
  | 'class1588'
  | 'counters'
  | 'erratum'
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

/** Where a figure comes from, before it is worded. */
export type Source =
  | { readonly kind: 'rulebook'; readonly case: string }
  | { readonly kind: 'published' | 'reconstructed'; readonly key: SourceKey };

export const rulebook = (ruleCase: RuleCase): Source => ({ kind: 'rulebook', case: ruleCase });
export const published = (key: SourceKey): Source => ({ kind: 'published', key });
export const reconstructed = (key: SourceKey): Source => ({ kind: 'reconstructed', key });
