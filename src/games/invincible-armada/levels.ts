import type { Levels } from '../../kit/levels.js';
import type { ArmadaMove } from './sequence.js';

export const levels: Levels<ArmadaMove> = {
  cadet: { slips: 55, deliberate: ['endTactical', 'endStrategic', 'concede'] },
  // Win rates in %, from 400 matches each.
  won: { cadet: { random: 85, captain: 19 }, captain: { random: 96 }, admiral: { captain: 68 } },
};
