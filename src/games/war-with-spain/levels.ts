import type { Levels } from '../../kit/levels.js';
import type { WarMove } from './sequence.js';

export const levels: Levels<WarMove> = {
  cadet: {
    slips: 27,
    deliberate: [
      'cancelOrder',
      'removeFromFleet',
      'finishActivation',
      'finishNavalMovement',
      'finishNavalCombat',
      'finishLandMovement',
      'finishLandCombat',
      'finishAdministration',
      'concede',
    ],
  },
  // From 16, 60, 16 and 100 matches: Easy against random moves and Normal, Normal against random moves, Hard against Normal.
  won: { cadet: { random: 100, captain: 13 }, captain: { random: 100 }, admiral: { captain: 62 } },
};
