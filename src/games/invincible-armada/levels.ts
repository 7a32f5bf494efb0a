import type { Levels } from '../../kit/levels.js';
import type { ArmadaMove } from './sequence.js';

export const levels: Levels<ArmadaMove> = {
  cadet: { slips: 55, deliberate: ['endTactical', 'endStrategic', 'concede'] },
  // In 100, 60 and 60 matches: cadet against captain, either against moves at random.
  won: { cadet: { random: 83, captain: 16 }, captain: { random: 92 } },
};
