import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { MORALE } from '../data/tables.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

/** Chance that a fleet with this morale fails its check (11.2.4). */
export const failing = (morale: number): number => Math.max(0, MORALE.checkBelow - Math.max(0, morale)) / MORALE.checkBelow;

/** Chance that a fleet collapses at the end of the turn (11.2.3, 11.2.4). */
export function givesWay(morale: Readonly<Record<Side, number>>, side: Side): number {
  const checked = morale[opponentOf(side)] >= MORALE.checkBelow;
  return checked || morale[side] <= 0 ? failing(morale[side]) : 0;
}

const stresses = stressesOf<ReasonKey | Figure>();

/** English: captures undefended squadrons at once, boards only for a clear gain, prefers leaders to prizes, avoids risky melees. */
const ENGLISH = stresses(admiral.english);

/** French: stays in contact and close together, spares knights and leaders, boards only for a clear gain. */
const FRENCH = stresses(admiral.french);

/**
 * A low `mercy` executes captives when their fleet must check (11.2.4). `brink` values prizes that push a fleet towards collapse; it
 * helps only the French.
 */
export const opinions: Opinions<Sluys> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : FRENCH);
