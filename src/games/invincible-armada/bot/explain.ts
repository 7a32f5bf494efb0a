import { explainer } from '../../../kit/explain.js';
import type { ArmadaMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

/** A named part of a sum. */
export type Term = readonly [key: ReasonKey, weight: number];

/** What an admiral may see otherwise than the captain, beside what reasons weigh. */
export type Figure =
  | 'answer'
  | 'condition'
  | 'dry'
  | 'fightsTo'
  | 'fitTo'
  | 'formation'
  | 'hit'
  | 'holed'
  | 'mendedTo'
  | 'offShot'
  | 'shotTo'
  | 'spent'
  | 'steady'
  | 'taken'
  | 'upwind'
  | 'weak'
  | 'wornFrom';

export const { term, weighed, because, figure } = explainer<ArmadaMove, ReasonKey, Figure>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
