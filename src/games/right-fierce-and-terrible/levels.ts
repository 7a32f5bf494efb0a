import type { Levels } from '../../kit/levels.js';
import type { SluysMove } from './sequence.js';

export const levels: Levels<SluysMove> = {
  cadet: { slips: 34, deliberate: ['endSegment', 'unplace', 'executeLeader', 'concede'] },
  // Over all scenarios: 70 matches cadet against captain, 42 of each against random moves, 1,820 admiral against captain.
  won: { cadet: { random: 98, captain: 14 }, captain: { random: 100 }, admiral: { captain: 65 } },
};
