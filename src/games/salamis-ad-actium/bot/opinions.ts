import type { Opinions, Stresses } from '../../../kit/admiral.js';
import type { Salamis } from '../state.js';
import type { Figure } from './explain.js';
import type { ReasonKey } from './words/index.js';

/**
 * Counters of Tactical Initiative are spent as soon as two ships can strike, in the first turn and in both windows of each: whoever acts
 * first and twice has fewer enemies left to answer him (4.4). Whoever is assaulted assaults in turn, however strong the other, since a
 * ship that only defends can be lost and take nothing (8.2). Of the ships near the enemy the one that gains most by it moves first; rams
 * and the flagships of squadrons count for more (10.2).
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

/** The same for either side, and for the battles of a campaign. */
export const opinions: Opinions<Salamis> = () => ADMIRAL;
