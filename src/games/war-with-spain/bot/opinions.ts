import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();

/** Tuned weights of the English, which favour early fleets and long pursuits. */
const ENGLISH = stresses(admiral.english);

/** Tuned weights of the Spanish, which favour nearby cities and attacks. */
const SPANISH = stresses(admiral.spanish);

export const opinions: Opinions<WarWithSpain> = (_view, playerID) => (sideOf(playerID) === 'E' ? ENGLISH : SPANISH);
