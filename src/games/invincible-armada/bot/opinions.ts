import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { Armada } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();

/**
 * The English: in Plymouth they make ready, and once among the Armada they stay there, Broken or out of powder: to rally or be supplied at
 * sea costs a day, a port three or more. Hits on them count for little, since no test of the Armada asks for them; those that break
 * squadrons it is found fit by, for everything.
 */
const ENGLISH = stresses(admiral.english);

/** The Spanish: another formation, and rather not hit than hit the English, who may mend. */
const SPANISH = stresses(admiral.spanish);

export const opinions: Opinions<Armada> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : SPANISH);
