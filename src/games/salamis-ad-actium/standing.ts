import type { PlayerID } from '../../kit/rules.js';
import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { campaignOf } from './campaign/rules/areas.js';
import { fortShoot, shoot } from './rules/shooting/shoot.js';
import type { SalamisMove } from './sequence.js';
import type { Salamis } from './state.js';
import { awaiting } from './view.js';

/**
 * The automatic answers: end an Action Phase without targets [4.3], never spend
 * Tactical Initiative [4.4], decline campaign battles if allowed [12.7].
 */
export const PREFERENCES = { shooting: ['ended', 'asked'], initiative: ['asked', 'never'], battle: ['asked', 'never'] } as const;

/** The number of a side's ships and forts with a target. Not secret. */
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
