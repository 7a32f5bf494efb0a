import { explainer } from '../../../kit/explain.js';
import type { GrandArmadaMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

export type Term = readonly [key: ReasonKey, weight: number];

/** Parameters that the Hard bot changes, besides the weights of reasons. */
export type Figure =
  | 'guns'
  | 'smallShot'
  | 'caution'
  | 'boarded'
  | 'outmatched'
  | 'shotAt'
  | 'nextTurn'
  | 'rim'
  | 'alongside'
  | 'fight'
  | 'help'
  | 'later'
  | 'musketry'
  | 'range'
  | 'runFrom'
  | 'wounded'
  | 'points'
  | 'prizes'
  | 'waits';

export const { term, weighed, because, figure } = explainer<GrandArmadaMove, ReasonKey, Figure>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
