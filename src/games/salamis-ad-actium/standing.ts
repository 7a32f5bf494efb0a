import type { PlayerID } from '../../kit/rules.js';
import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { campaignOf } from './campaign/rules/areas.js';
import { fortShoot, shoot } from './rules/shooting/shoot.js';
import type { SalamisMove } from './sequence.js';
import type { Salamis } from './state.js';
import { awaiting } from './view.js';

/**
 * What a player of this game may settle beforehand: that his Action Phase ends where nobody has a target [4.3], that he does not seize
 * Tactical Initiative [4.4], and that his fleets refuse battle in a campaign wherever they may [12.7].
 */
export const PREFERENCES = { shooting: ['ended', 'asked'], initiative: ['asked', 'never'], battle: ['asked', 'never'] } as const;

/** How many ships and forts of a side could shoot at somebody from where they are now; everybody sees that. */
export function shootersOf(G: Salamis, player: PlayerID): number {
  const shooting: Salamis = { ...G, step: 'shoot' };
  return new Set([...shoot.choices(shooting, player), ...fortShoot.choices(shooting, player)].map(([by]) => by)).size;
}

export const standing: StandingOrders<Salamis, SalamisMove> = {
  lists: PREFERENCES,
  concerning: (G) => ['shooting', ...(G.options.tacticalInitiative ? ['initiative'] : []), ...(G.camp ? ['battle'] : [])],
  answer(G, playerID, { shooting, initiative, battle }: Chosen<typeof PREFERENCES>) {
    switch (awaiting(G)[playerID]) {
      case 'act':
        return shooting === 'ended' && G.step === 'shoot' && !shootersOf(G, playerID) ? { move: 'endAction', args: [] } : undefined;
      case 'seize':
        return initiative === 'never' ? { move: 'seize', args: [false] } : undefined;
      case 'campBattle':
        return battle === 'never' ? refusing(G) : undefined;
      default:
        return undefined;
    }
  },
};

/** Battle refused, by the way of fighting that was agreed; undefined where it cannot be refused. */
function refusing(G: Salamis): SalamisMove | undefined {
  const { battles, encounters } = campaignOf(G);
  if (encounters[0]?.forced) return undefined;
  return { move: 'battleAnswer', args: [false, battles === 'ask' ? 'quick' : battles] };
}
