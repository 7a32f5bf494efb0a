import type { Action } from '../../kit/action.js';
import type { PlayerID } from '../../kit/rules.js';
import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { bestVolley } from './rules/gunnery.js';
import { idle } from './rules/movementPoints.js';
import { generalRetreat } from './rules/victory.js';
import { type GrandArmadaMove, sequence } from './sequence.js';
import { awaiting, type GrandArmada, sideOf } from './state.js';

/** Automatic answers: the only move left [4], best odds in simultaneous fire [3.3], and no fire at passing ships [8.1]. */
export const PREFERENCES = {
  onlyMove: ['made', 'asked'],
  closeFire: ['asked', 'best'],
  passingFire: ['asked', 'never'],
} as const;

export const standing: StandingOrders<GrandArmada, GrandArmadaMove> = {
  lists: PREFERENCES,
  concerning: (G) => Object.keys(PREFERENCES).filter((name) => name !== 'passingFire' || G.options.passingFire === 'react'),
  answer(G, playerID, { onlyMove, closeFire, passingFire }: Chosen<typeof PREFERENCES>) {
    switch (awaiting(G)[playerID]) {
      case 'commit':
        return closeFire === 'best' ? { move: 'commitVolley', args: [bestVolley(G, sideOf(G, playerID))] } : undefined;
      case 'react':
        return passingFire === 'never' ? { move: 'passReact', args: [] } : undefined;
      case 'opening':
      case 'must':
      case 'sailing':
        return onlyMove === 'made' ? onlyMoveOf(G, playerID) : undefined;
      default:
        return undefined;
    }
  },
};

/** Returns the only move left: ending the move or moving the only ship that can; undefined if there is a choice. */
function onlyMoveOf(G: GrandArmada, playerID: PlayerID): GrandArmadaMove | undefined {
  const { sailing, must } = sequence.movement.steps;
  const ends = G.step === 'sailing';
  const actions: readonly Action<GrandArmada>[] = [...(ends ? sailing : must), generalRetreat];
  const choices = actions.flatMap((action) => [...action.choices(G, playerID)]);
  if (choices.length !== 1) return undefined;
  if (ends) return choices[0].length ? undefined : { move: 'endActivation', args: [] };
  const [id] = idle(G, sideOf(G, playerID));
  return id && { move: 'activate', args: [id] };
}
