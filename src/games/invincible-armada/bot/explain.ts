import { explainer } from '../../../kit/explain.js';
import type { ArmadaMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

/** A named term of a value. */
export type Term = readonly [key: ReasonKey, weight: number];

/** Parameters that the Hard bot changes, besides the weights of reasons. */
export type Figure =
  | 'answer'
  | 'brief'
  | 'brokenWear'
  | 'condition'
  | 'dry'
  | 'dryWear'
  | 'farthest'
  | 'fightsTo'
  | 'fitTo'
  | 'formation'
  | 'hit'
  | 'lastBox'
  | 'lasting'
  | 'holed'
  | 'mendedTo'
  | 'offShot'
  | 'shotTo'
  | 'spent'
  | 'steady'
  | 'strandedWear'
  | 'taken'
  | 'upwind'
  | 'weak'
  | 'wornFrom';

export const { term, weighed, because, figure } = explainer<ArmadaMove, ReasonKey, Figure>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
