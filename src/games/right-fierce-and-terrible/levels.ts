import type { Levels } from '../../kit/levels.js';
import type { SluysMove } from './sequence.js';

export const levels: Levels<SluysMove> = {
  cadet: { slips: 34, deliberate: ['endSegment', 'unplace', 'executeLeader', 'concede'] },
  // In 70, 42, 42 and 1,820 matches over all scenarios: cadet against captain, either against moves at random, admiral against captain.
  won: { cadet: { random: 98, captain: 14 }, captain: { random: 100 }, admiral: { captain: 65 } },
};
