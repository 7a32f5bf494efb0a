import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { MORALE } from '../data/tables.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

/** Returns the chance that a fleet with this morale fails a Collapse Check (11.2.4). */
export const failing = (morale: number): number => Math.max(0, MORALE.checkBelow - Math.max(0, morale)) / MORALE.checkBelow;

/** Returns the chance of collapsing at the end of the turn (11.2.3, 11.2.4). */
export function givesWay(morale: Readonly<Record<Side, number>>, side: Side): number {
  const checked = morale[opponentOf(side)] >= MORALE.checkBelow;
  return checked || morale[side] <= 0 ? failing(morale[side]) : 0;
}

const stresses = stressesOf<ReasonKey | Figure>();

/** The bot captures undefended squadrons at once, boards only for a clear gain, prefers leaders to prizes, and avoids risk. */
const ENGLISH = stresses(admiral.english);

/** The bot keeps contact, keeps its squadrons together, spares knights and leaders, and boards only for a clear gain. */
const FRENCH = stresses(admiral.french);

/**
 * Returns a player's weights. With low `mercy`, the bot executes captives whose fleet must make a Collapse Check
 * (11.2.4). `brink` adds value to prizes whose capture brings a fleet closer to collapse; in test matches it helped
 * only the French.
 */
export const opinions: Opinions<Sluys> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : FRENCH);
