import { type Side, type SquadronId, squadronsOf } from '../../ids.js';
import type { Armada, Step } from '../../state.js';
import { targets } from '../combat/attack.js';
import { fight } from '../combat/battle.js';
import { cannotGive, needPowder } from '../recovery/powder.js';
import { cannotRally } from '../recovery/rally.js';
import { cannotRepair } from '../recovery/repair.js';
import { cannotResupply } from '../recovery/resupply.js';
import { action, type Tools } from '../tools.js';
import { actingSide, conclude } from '../turn.js';
import { endAction } from './moved.js';
import { cannotMove } from './wind.js';

/** Module 6.0: one action for each squadron, its battle included, before the next one acts. */

/** Whether a squadron could still do anything in this phase. */
const canAct = (G: Armada, side: Side, id: SquadronId): boolean =>
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
  perform: (tools) => conclude(tools.G),
});

/** The next decision of the acting side, or nothing when none of its squadrons can do anything more. */
export function tacticalPhase(tools: Tools): Step | 'again' | undefined {
  const { G } = tools;
  if (G.battle) return fight(tools, G.battle) ?? 'again';
  if (G.activation) {
    if (targets(G, G.activation).length) return 'attackChoice';
    endAction(G);
  }
  const side = actingSide(G);
  return squadronsOf(side).some((id) => canAct(G, side, id)) ? 'act' : undefined;
}
