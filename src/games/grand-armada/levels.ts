import type { Levels } from '../../kit/levels.js';
import type { GrandArmadaMove } from './sequence.js';

export const levels: Levels<GrandArmadaMove> = {
  cadet: { slips: 8, deliberate: ['endActivation', 'castOff', 'declineEntry', 'generalRetreat', 'concede'] },
  // From 80, 40, 40 and 800 matches over all battles: Easy against Normal, each against random moves, Hard against Normal.
  won: { cadet: { random: 98, captain: 15 }, captain: { random: 100 }, admiral: { captain: 63 } },
};
