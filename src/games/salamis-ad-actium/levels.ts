import type { Levels } from '../../kit/levels.js';
import type { SalamisMove } from './sequence.js';

export const levels: Levels<SalamisMove> = {
  cadet: { slips: 35, deliberate: ['endAction', 'startShooting', 'ready', 'abandonPrize', 'concede'] },
  // From 140, 56, 168 and 560 matches over all scenarios: Easy against Normal, Easy and Normal against random moves, Hard against Normal.
  won: { cadet: { random: 89, captain: 29 }, captain: { random: 95 }, admiral: { captain: 66 } },
};
