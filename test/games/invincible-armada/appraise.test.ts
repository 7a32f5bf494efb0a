import { sideOf } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { living, withSquadron } from '../../../src/games/invincible-armada/rules/fleet.js';
import { appraises } from '../appraising.js';

appraises({
  definition: invincibleArmada,
  setups: ['free', 'historicalI', 'historicalII', 'free', 'free', 'free'].map((deployment) => ({ deployment })),
  brier: 0.225,
  without(G, playerID) {
    const whole = living(G, sideOf(playerID)).find((id) => !G.squadrons[id].broken && !G.squadrons[id].lowAmmo);
    return whole && withSquadron(G, whole, { alive: false, square: null, loc: null });
  },
});
