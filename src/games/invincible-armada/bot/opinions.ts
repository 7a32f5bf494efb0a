import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { Armada } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();

/**
 * Weights of the English. Squadrons leave the map only if they can hardly rally at sea and a port is near, and return
 * once rallied. Hits on them count little, because no test depends on these. Breaking Spanish squadrons counts most.
 */
const ENGLISH = stresses(admiral.english);

/**
 * Weights of the Spanish. They use the second formation. Avoiding Hits on their squadrons counts more than Hits on the
 * English.
 */
const SPANISH = stresses(admiral.spanish);

export const opinions: Opinions<Armada> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : SPANISH);
