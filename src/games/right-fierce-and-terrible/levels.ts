import type { Levels } from '../../kit/levels.js';
import type { SluysMove } from './sequence.js';

export const levels: Levels<SluysMove> = {
  cadet: { slips: 34, deliberate: ['endSegment', 'unplace', 'executeLeader', 'concede'] },
  // From matches over all scenarios: 70 of Easy against Normal, 42 of each of these against random moves, 1,820 of Hard against Normal,
  // and 54 of Expert against Hard.
  won: { cadet: { random: 98, captain: 14 }, captain: { random: 100 }, admiral: { captain: 65 }, expert: { admiral: 82 } },
};
