import type { Levels } from '../../kit/levels.js';
import type { SalamisMove } from './sequence.js';

export const levels: Levels<SalamisMove> = {
  cadet: { slips: 35, deliberate: ['endAction', 'startShooting', 'ready', 'abandonPrize', 'concede'] },
  // From 56, 28, 168 and 560 matches over all scenarios: Easy against Normal, Easy and Normal against random moves, Hard against Normal.
  won: { cadet: { random: 88, captain: 21 }, captain: { random: 96 }, admiral: { captain: 69 } },
};
