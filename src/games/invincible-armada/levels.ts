import type { Levels } from '../../kit/levels.js';
import type { ArmadaMove } from './sequence.js';

export const levels: Levels<ArmadaMove> = {
  cadet: { slips: 55, deliberate: ['endTactical', 'endStrategic', 'concede'] },
  // In 400, 400, 900 and 800 matches: cadet against captain, either against moves at random, admiral against captain.
  won: { cadet: { random: 89, captain: 18 }, captain: { random: 95 }, admiral: { captain: 69 } },
};
