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
  // Measured in 54, 16, 16 and 600 matches: cadet v captain, each v random, admiral v captain.
  won: { cadet: { random: 100, captain: 7 }, captain: { random: 100 }, admiral: { captain: 88 } },
};
