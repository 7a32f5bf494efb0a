import type { PlayerID } from '../../kit/rules.js';
import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { campaignOf } from './campaign/rules/areas.js';
import { MOVEMENT } from './data/movement.js';
import { onTable } from './rules/basics/ships.js';
import { enemiesBeyond } from './rules/movement/legality.js';
import { fortShoot, shoot } from './rules/shooting/shoot.js';
import type { SalamisMove } from './sequence.js';
import type { Salamis } from './state.js';
import { awaiting } from './view.js';

/**
 * Automatic answers: end an Action Phase without targets [4.3], spend no Tactical Initiative until the fleets are near
 * or at all [4.4], and decline campaign battles where allowed [12.7].
 */
export const PREFERENCES = { shooting: ['ended', 'asked'], initiative: ['near', 'asked', 'never'], battle: ['asked', 'never'] } as const;

/** Whether ships are too near to begin an approach [4.2], so that an Action Phase may bring contact. */
const areNear = (G: Salamis): boolean => onTable(G).some((id) => !enemiesBeyond(G, id, MOVEMENT.approachStart));

/** Returns the number of ships and forts with a target, which is not secret. */
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
        return initiative === 'never' || (initiative === 'near' && !areNear(G)) ? { move: 'seize', args: [false] } : undefined;
      case 'campBattle':
        return battle === 'never' ? refusing(G) : undefined;
      default:
        return undefined;
    }
  },
};

/** Returns the move that declines battle, with the agreed method of combat; undefined if it cannot be declined. */
function refusing(G: Salamis): SalamisMove | undefined {
  const { battles, encounters } = campaignOf(G);
  if (encounters[0]?.forced) return undefined;
  return { move: 'battleAnswer', args: [false, battles === 'ask' ? 'quick' : battles] };
}
