import { explainer } from '../../../kit/explain.js';
import type { SluysMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

export type Term = readonly [key: ReasonKey, weight: number];

/** Parameters that the Hard bot overrides, in addition to the weights of reasons. */
export type Figure =
  | 'contact'
  | 'odds'
  | 'help'
  | 'openDeck'
  | 'lure'
  | 'inSight'
  | 'comfort'
  | 'ambushShips'
  | 'ambushRange'
  | 'ramsFor'
  | 'cutAt'
  | 'engaged'
  | 'letGoAt'
  | 'alongside'
  | 'boardsFor'
  | 'attacksFor'
  | 'shiftsFor'
  | 'idleBelow'
  | 'captured'
  | 'leaderWorth'
  | 'shipStep'
  | 'knights'
  | 'defeat'
  | 'fair'
  | 'mercy'
  | 'brink';

export const { term, weighed, because, figure } = explainer<SluysMove, ReasonKey, Figure>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
