import type { TurnClass } from './data/movement.js';
import { CONTROL_RANGE } from './data/setup.js';
import { commandSight, controlled } from './rules/control.js';
import { type Allowance, allowance, type Helm, helmOf, turnClass } from './rules/movement/allowance.js';
import type { Mode } from './rules/movement/order.js';
import { ship } from './rules/ships.js';
import type { Salamis } from './state.js';

/**
 * What may come of decisions, exactly: for the board and the captain. Every function takes a player's view and changes nothing.
 */

export * from './preview/boarding.js';
export * from './preview/moves.js';
export * from './preview/shots.js';
export { testChance } from './rules/crewTest.js';
export { grappleChance } from './rules/grappling.js';
export { groupOrder } from './rules/movement/moves.js';
export { goneOf, objectiveOf, strengthAtStart, victoryPoints } from './rules/victory.js';

/** How a ship can move now: allowances with everything that makes them, and the helm. */
export interface Motion {
  readonly now: Allowance;
  readonly burst: Allowance;
  readonly approach: Allowance;
  readonly turn: TurnClass;
  readonly helm: Helm;
}

export function motionOf(G: Salamis, id: string, mode: Mode): Motion {
  const pace = { mode };
  return {
    now: allowance(G, id, pace),
    burst: allowance(G, id, { ...pace, burst: mode === 'oars' }),
    approach: allowance(G, id, { ...pace, approach: true }),
    turn: turnClass(G, ship(G, id)),
    helm: helmOf(G, id, mode),
  };
}

/** Command of a squadron [2.2]: which ships are in control, how far it reaches (mm), and whether it sees the Commander-in-Chief. */
export function commandOf(G: Salamis, sq: string): { controlled: string[]; range: number; seesCommander: boolean } {
  const { side, flagship } = G.squadrons[sq];
  const cinc = G.cinc[side];
  const sees = flagship !== null && cinc !== null && ship(G, cinc).status === 'table' && ship(G, flagship).status === 'table';
  return { controlled: controlled(G, sq), range: CONTROL_RANGE, seesCommander: sees && commandSight(G, side, flagship, cinc) };
}
