import { sideOf } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { shipsOn } from '../../../src/games/war-with-spain/rules/units.js';
import { appraises } from '../appraising.js';

appraises({
  definition: warWithSpain,
  setups: [{}, {}],
  brier: 0.115,
  without(G, playerID) {
    const [ship] = shipsOn(G, sideOf(playerID));
    if (!ship) return undefined;
    const { [ship]: _gone, ...naval } = G.naval;
    return { ...G, naval };
  },
});
