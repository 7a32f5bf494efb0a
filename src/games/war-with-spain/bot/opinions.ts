import { type Opinions, stressesOf } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();

/** The English: at sea early and in force, far after whoever sails; harbours, and towns that fall on the way; on land they fight at poor odds. */
const ENGLISH = stresses(admiral.english);

/** The Spanish: towns that fall on the way and whatever can be attacked now, with powder and men mustered for it; far goals draw them little. */
const SPANISH = stresses(admiral.spanish);

export const opinions: Opinions<WarWithSpain> = (_view, playerID) => (sideOf(playerID) === 'E' ? ENGLISH : SPANISH);
