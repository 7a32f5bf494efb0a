import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { Armada } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();

/**
 * English squadrons stay with the Armada: recovery at sea costs a turn, a port three or more. Hits on them count little, since no test
 * depends on them; breaking Spanish squadrons counts most.
 */
const ENGLISH = stresses(admiral.english);

/** The Spanish use another formation and avoid Hits rather than score them. */
const SPANISH = stresses(admiral.spanish);

export const opinions: Opinions<Armada> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : SPANISH);
