import type { Chosen, StandingOrders } from '../../kit/standing.js';
import type { WarMove } from './sequence.js';
import { awaiting, type WarWithSpain } from './state.js';

/** Automatic answers: interception (6.4), disengagement (7.51), siege (10.11). */
export const PREFERENCES = {
  interception: ['asked', 'never'],
  disengagement: ['asked', 'always', 'never'],
  siege: ['asked', 'walls', 'field'],
} as const;

export const standing: StandingOrders<WarWithSpain, WarMove> = {
  lists: PREFERENCES,
  concerning: () => Object.keys(PREFERENCES),
  answer(G, playerID, { interception, disengagement, siege }: Chosen<typeof PREFERENCES>) {
    switch (awaiting(G)[playerID]) {
      case 'intercept':
        return interception === 'never' ? { move: 'passIntercept', args: ['move'] } : undefined;
      case 'disengage':
        if (disengagement === 'asked') return undefined;
        return { move: disengagement === 'always' ? 'tryDisengage' : 'standFast', args: [] };
      case 'answerSiege':
        return siege === 'asked' ? undefined : { move: 'answerSiege', args: [siege === 'walls'] };
      default:
        return undefined;
    }
  },
};
