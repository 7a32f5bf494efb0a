import type { Opinions, Stresses } from '../../../kit/admiral.js';
import type { Salamis } from '../state.js';
import type { Figure } from './explain.js';
import type { ReasonKey } from './words/index.js';

/**
 * How Hard differs from Normal: it spends Tactical Initiative as soon as two ships can attack (4.4), and answers an assault with an
 * assault, since a ship that only defends can be captured but cannot capture (8.2). The ship whose course gains most moves first. Rams and
 * flagships count more (10.2).
 */
const ADMIRAL: Stresses<ReasonKey | Figure> = {
  seizesFrom: 0.5,
  windows: 2,
  strikingDistance: 1.5,
  assaultOdds: 0.05,
  outmatched: 20,
  compared: 4,
  rams: 1.4,
  flagshipStake: 2.5,
};

export const opinions: Opinions<Salamis> = () => ADMIRAL;
