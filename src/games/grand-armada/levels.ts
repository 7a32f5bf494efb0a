import type { Levels } from '../../kit/levels.js';
import type { GrandArmadaMove } from './sequence.js';

export const levels: Levels<GrandArmadaMove> = {
  cadet: { slips: 8, deliberate: ['endActivation', 'castOff', 'declineEntry', 'generalRetreat', 'concede'] },
  // In 80, 40, 40 and 800 matches over all battles: cadet against captain, either against moves at random, admiral against captain.
  won: { cadet: { random: 98, captain: 15 }, captain: { random: 100 }, admiral: { captain: 65 } },
};
