import type { RuleCase } from '../keys.js';
/** Where figures come from: a case of the rulebook, something published, or our own filling; said in words of every language. */

export type SourceId = 'sessionReport' | 'shipTable' | 'review';

/** Why a figure was filled in as it was. */
export type ReasonId =
  | 'chitFilling'
  | 'weatherChit'
  | 'chitNumber'
  | 'soldiersMirror'
  | 'mirror'
  | 'tonnage'
  | 'character'
  | 'boxName'
  | 'weymouth'
  | 'dover'
  | 'allRound'
  | 'horns'
  | 'anchorage'
  | 'matrix'
  | 'battleTable'
  | 'badWeather'
  | 'becalmed'
  | 'fireshipMorale'
  | 'fireshipDiagram'
  | 'condition'
  | 'armadaArea'
  | 'season'
  | 'openReading';

export type Origin =
  | { readonly kind: 'rulebook'; readonly case: string }
  | { readonly kind: 'published'; readonly source: SourceId }
  | { readonly kind: 'reconstructed'; readonly reason: ReasonId };

export const stated = (ruleCase: RuleCase): Origin => ({ kind: 'rulebook', case: ruleCase });
export const foundIn = (source: SourceId): Origin => ({ kind: 'published', source });
export const madeUp = (reason: ReasonId): Origin => ({ kind: 'reconstructed', reason });
