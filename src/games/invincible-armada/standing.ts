import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { sideOf } from './ids.js';
import { concerns } from './rules/events/draw.js';
import type { ArmadaMove } from './sequence.js';
import type { Armada } from './state.js';
import { awaiting } from './view.js';

/** Automatic answers: Hand of God (16.0), English withdrawal (7.3) and battle chits (7.4.3). */
export const PREFERENCES = {
  handOfGod: ['concerned', 'every', 'never'],
  withdrawal: ['asked', 'never', 'always'],
  battleChits: ['asked', 'never'],
} as const;

export const standing: StandingOrders<Armada, ArmadaMove> = {
  lists: PREFERENCES,
  concerning: (_G, playerID) => (sideOf(playerID) === 'english' ? Object.keys(PREFERENCES) : ['handOfGod', 'battleChits']),
  answer(G, playerID, { handOfGod, withdrawal, battleChits }: Chosen<typeof PREFERENCES>) {
    switch (awaiting(G)[playerID]) {
      case 'reaction':
        return isAsked(G, playerID, handOfGod) ? undefined : { move: 'letStand', args: [] };
      case 'withdrawal':
        if (withdrawal === 'asked') return undefined;
        return { move: withdrawal === 'always' ? 'withdraw' : 'acceptBattle', args: [] };
      case 'battleChits':
        return battleChits === 'never' ? { move: 'passBattleChits', args: [] } : undefined;
      default:
        return undefined;
    }
  },
};

/** Whether the player wants to be asked about the chit in the top window. */
function isAsked(G: Armada, playerID: string, handOfGod: Chosen<typeof PREFERENCES>['handOfGod']): boolean {
  const window = G.windows.at(-1);
  if (!window || handOfGod === 'every') return true;
  return handOfGod === 'concerned' && concerns(G, window, sideOf(playerID));
}
