import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { fleet, isFighting, ship } from '../../../src/games/grand-armada/rules/ships.js';
import { sideOf } from '../../../src/games/grand-armada/state.js';
import { appraises } from '../appraising.js';

appraises({
  definition: grandArmada,
  setups: [1, 2, 3, 4, 5].map((scenario) => ({ scenario, swapSeats: scenario % 2 === 0 })),
  brier: 0.155,
  without(G, playerID) {
    const side = sideOf(G, playerID);
    const whole = fleet(G, side).find((id) => isFighting(G, id) && ship(G, id).hull === 0 && ship(G, id).crewLoss === 0);
    if (!whole) return undefined;
    // Who left the map broken counts for nobody.
    return { ...G, ships: { ...G.ships, [whole]: { ...ship(G, whole), status: 'left', hex: null, leftBroken: true } } };
  },
});
