import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { bestVolley } from './rules/gunnery.js';
import type { GrandArmadaMove } from './sequence.js';
import { awaiting, type GrandArmada, sideOf } from './state.js';

/** Automatic answers: best odds in simultaneous fire [3.3], and no fire at passing ships [8.1]. */
export const PREFERENCES = { closeFire: ['asked', 'best'], passingFire: ['asked', 'never'] } as const;

export const standing: StandingOrders<GrandArmada, GrandArmadaMove> = {
  lists: PREFERENCES,
  concerning: (G) => (G.options.passingFire === 'react' ? Object.keys(PREFERENCES) : ['closeFire']),
  answer(G, playerID, { closeFire, passingFire }: Chosen<typeof PREFERENCES>) {
    switch (awaiting(G)[playerID]) {
      case 'commit':
        return closeFire === 'best' ? { move: 'commitVolley', args: [bestVolley(G, sideOf(G, playerID))] } : undefined;
      case 'react':
        return passingFire === 'never' ? { move: 'passReact', args: [] } : undefined;
      default:
        return undefined;
    }
  },
};
