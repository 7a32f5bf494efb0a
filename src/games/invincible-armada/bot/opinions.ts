import type { Opinions, Stresses } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { Armada } from '../state.js';
import type { Figure } from './explain.js';
import type { ReasonKey } from './words/index.js';

/**
 * The English: in Plymouth they make ready, and once among the Armada they stay there, Broken or out of powder: to rally or be supplied at
 * sea costs a day, a port three or more. Hits on them count for little, since no test of the Armada asks for them; those that break
 * squadrons it is found fit by, for everything.
 */
const ENGLISH: Stresses<ReasonKey | Figure> = {
  again: 1.29,
  answer: 0.33,
  caught: 0.81,
  condition: 0.89,
  daysOff: 2.74,
  distance: 0.06,
  dry: 1.07,
  exchange: 1.65,
  exposed: 2.71,
  fitTo: 0.98,
  gauge: 0.2,
  harms: 2.16,
  heartens: 6.89,
  hit: 0.41,
  holed: 0.17,
  hurt: 0.49,
  keepsOff: 0.34,
  leftAlone: 2.34,
  mendedTo: 3.28,
  mends: 1.08,
  mostHurt: 0.12,
  offShot: 1.1,
  powder: 2.07,
  rallies: 0.62,
  second: 4.8,
  shaken: 14.19,
  shotTo: 1.8,
  sinking: 0.4,
  spent: 0.73,
  steady: 0.34,
  taken: 0.28,
  toPort: 0.8,
  upwind: 0.54,
  weak: 0.35,
  windward: 1.65,
  wornFrom: 15,
};

/** The Spanish: another formation, and rather not hit than hit the English, who may mend. */
const SPANISH: Stresses<ReasonKey | Figure> = {
  formation: 2,
  taken: 0.5,
};

/** Both found against the captain; the weights of the English in some 11,000 matches, as `npm run tune` looks for them. */
export const opinions: Opinions<Armada> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : SPANISH);
