import type { Levels } from '../../kit/levels.js';
import type { ArmadaMove } from './sequence.js';

export const levels: Levels<ArmadaMove> = {
  cadet: { slips: 55, deliberate: ['endTactical', 'endStrategic', 'concede'] },
  // Win rates in %, from 400, 400, 900 and 800 matches.
  won: { cadet: { random: 89, captain: 18 }, captain: { random: 95 }, admiral: { captain: 69 } },
};
