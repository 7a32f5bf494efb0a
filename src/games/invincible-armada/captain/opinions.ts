import type { Opinions, Stresses } from '../../../kit/admiral.js';
import { sideOf } from '../ids.js';
import type { Armada } from '../state.js';
import type { ReasonKey } from './words/index.js';

/**
 * The English: before all, to break squadrons that the Armada is found fit by; to come in upwind and not at once; to harm and hearten with
 * chits where it counts most. Found in some 7,000 matches against the captain, as `npm run tune` looks for them.
 */
const ENGLISH: Stresses<ReasonKey> = {
  daysOff: 1.9,
  harms: 2.4,
  second: 0.4,
  leftAlone: 2.4,
  windward: 2.3,
  distance: 0.3,
  powder: 1.7,
  keepsOff: 0.4,
  exchange: 1.5,
  hurt: 0.4,
  sinking: 1.9,
  shaken: 9.3,
  gauge: 0.5,
  toPort: 0.5,
  caught: 2.5,
  mostHurt: 0.3,
  heartens: 2.9,
};

/** The Spanish are of the captain's mind: of 5,000 such matches none of their weights has won anything. */
export const opinions: Opinions<Armada> = (_view, playerID) => (sideOf(playerID) === 'english' ? ENGLISH : undefined);
