import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { type Sluys, sideOf } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

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
