import { explainer } from '../../../kit/explain.js';
import type { WarMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

export type Term = readonly [key: ReasonKey, weight: number];

/** Parameters of the Hard bot besides the weights of reasons. */
export type Figure =
  | 'fieldOdds'
  | 'stormOdds'
  | 'starvingOdds'
  | 'seaLead'
  | 'homeLead'
  | 'interceptOdds'
  | 'ownBlood'
  | 'chaseRange'
  | 'huntOdds'
  | 'winterMarch'
  | 'boldMarch'
  | 'townPull'
  | 'townNeed'
  | 'invaderPull'
  | 'portPull'
  | 'walledTown'
  | 'garrison'
  | 'guardPull'
  | 'keptBack'
  | 'mostPay'
  | 'powderChest'
  | 'armyWanted'
  | 'unarmedChance'
  | 'monthAtSea'
  | 'sailsFrom'
  | 'landingOdds'
  | 'foulWind'
  | 'stormFear'
  | 'ducat'
  | 'laden'
  | 'earlyDie';

export const { term, weighed, because, figure } = explainer<WarMove, ReasonKey, Figure>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
