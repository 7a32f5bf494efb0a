import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { sideOf } from '../../../src/games/right-fierce-and-terrible/state.js';
import { appraises } from '../appraising.js';

appraises({
  definition: rightFierceAndTerrible,
  setups: [{ scenario: 's1' }, { scenario: 's3' }, { scenario: 's5' }, { scenario: 's7', turnLimit: 6 }],
  brier: 0.235,
  without(G, playerID) {
    const free = Object.entries(G.squadrons).find(
      ([, { side, status, hex, chain }]) =>
        side === sideOf(playerID) && status === 'map' && !chain && !G.grapples.some((pair) => pair.split('|').includes(hex ?? '')),
    );
    if (!free) return undefined;
    const [id, squadron] = free;
    return { ...G, squadrons: { ...G.squadrons, [id]: { ...squadron, status: 'sunk' as const, hex: null } } };
  },
});
