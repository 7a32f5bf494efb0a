import { type Side, type SquadronId, squadronsOf } from '../ids.js';
import { type Armada, actingSide, type Step } from '../state.js';
import { fight, targets } from './combat.js';
import { action, type Tools } from './fleet.js';
import { cannotMove, endAction } from './movement.js';
import { cannotGive, cannotRally, cannotRepair, cannotResupply, needPowder } from './recovery.js';
import { advance } from './sequence.js';

/** Module 6.0: one action for each squadron, its battle included, before the next one acts. */

/** Whether a squadron could still do anything in this phase. */
export const canAct = (G: Armada, side: Side, id: SquadronId): boolean =>
  !cannotMove(G, side, id) ||
  !cannotRepair(G, side, id) ||
  !cannotRally(G, side, id) ||
  !cannotResupply(G, side, id) ||
  (side === 'spanish' && !cannotGive(G, id) && needPowder(G).length > 0);

export const endTactical = action({
  name: 'endTactical',
  case: '6.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (table) => advance(table),
});

/** The next decision of the acting side, or nothing when none of its squadrons can do anything more. */
export function tacticalPhase(table: Tools): Step | 'again' | undefined {
  const { G } = table;
  if (G.battle) return fight(table, G.battle) ?? 'again';
  if (G.activation) {
    if (targets(G, G.activation).length) return 'attackChoice';
    endAction(G);
  }
  const side = actingSide(G);
  return squadronsOf(side).some((id) => canAct(G, side, id)) ? 'act' : undefined;
}
