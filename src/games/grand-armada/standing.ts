import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { bestVolley } from './rules/gunnery.js';
import type { GrandArmadaMove } from './sequence.js';
import { awaiting, type GrandArmada, sideOf } from './state.js';

/**
 * What a player of this game may settle beforehand: that in simultaneous fire every weapon takes its best odds [3.3], and that his crews
 * let pass who sails by, by the other reading of passing fire [8.1].
 */
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
