import { explainer } from '../../../kit/explain.js';
import type { SalamisMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

export type Term = readonly [key: ReasonKey, weight: number];

/** Parameters that the Hard bot overrides, in addition to the weights of reasons. */
export type Figure =
  | 'seizesFrom'
  | 'windows'
  | 'strikingDistance'
  | 'shipsToStrike'
  | 'compared'
  | 'evenOdds'
  | 'grapplingOdds'
  | 'assaultOdds'
  | 'outmatched'
  | 'capsizing'
  | 'losingBy'
  | 'helper'
  | 'ownShip'
  | 'flagshipStake'
  | 'outfought'
  | 'ownDamage'
  | 'ownOars'
  | 'heavyDamage'
  | 'bow'
  | 'locked'
  | 'shyFrom'
  | 'keptOff'
  | 'arc'
  | 'beam'
  | 'stern'
  | 'reach'
  | 'flagshipFrom'
  | 'wayToAim'
  | 'lead'
  | 'fire';

export const { term, weighed, because, figure } = explainer<SalamisMove, ReasonKey, Figure>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
