import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { fleet, isLinked, ship } from '../../../src/games/salamis-ad-actium/rules/basics/ships.js';
import { sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import { appraises } from '../appraising.js';

appraises({
  definition: salamisAdActium,
  setups: [{ scenario: 'salamis-480' }, { scenario: 'solent-896' }, { mode: 'campaign', campaign: { theatre: 'punic' } }],
  brier: 0.06,
  without(G, playerID) {
    const whole = fleet(G, sideOf(G, playerID)).find(
      (id) =>
        ship(G, id).dmg === 0 &&
        ship(G, id).prize === null &&
        !ship(G, id).flag &&
        !isLinked(G, id) &&
        G.squadrons[ship(G, id).sq].state === 'steady',
    );
    if (!whole) return undefined;
    const { [whole]: _gone, ...ships } = G.ships;
    return { ...G, ships, order: G.order.filter((id) => id !== whole) };
  },
});
