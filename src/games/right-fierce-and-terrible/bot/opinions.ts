import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { MORALE } from '../data/tables.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

/** The chance that a fleet with so much morale fails its check (11.2.4). */
export const failing = (morale: number): number => Math.max(0, MORALE.checkBelow - Math.max(0, morale)) / MORALE.checkBelow;

/** The chance that a fleet gives way at the end of the turn: at once without morale (11.2.3), or by its check, if it alone must make one (11.2.4). */
export function givesWay(morale: Readonly<Record<Side, number>>, side: Side): number {
  const checked = morale[opponentOf(side)] >= MORALE.checkBelow;
  return checked || morale[side] <= 0 ? failing(morale[side]) : 0;
}

const stresses = stressesOf<ReasonKey | Figure>();

/** The English: onto bare decks at once, across to others only where it betters an attack by much, leaders before prizes, and no melee that may be lost. */
const ENGLISH = stresses(admiral.english);

/** The French: in contact and side by side, sparing knights and leaders, and across only where it betters an attack by much. */
const FRENCH = stresses(admiral.french);

/**
 * With a low `mercy` captives die when their fleet comes to be tested for it (11.2.4). With `brink` the French see what a prize does to a
 * fleet that is about to give way; it wins nothing for the English.
 */
export const opinions: Opinions<Sluys> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : FRENCH);
