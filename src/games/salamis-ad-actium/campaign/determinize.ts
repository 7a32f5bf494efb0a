import { clone } from '../../../kit/clone.js';
import type { Dice } from '../../../kit/dice.js';
import type { Side } from '../sides.js';
import type { Salamis } from '../state.js';
import { unfoldPapers } from './determinize/battle.js';
import { fillPlans } from './determinize/plans.js';
import { addUnseen } from './determinize/unseen.js';

/** The campaign with what these sides have where the viewer does not see it, and what they mean to do. */
export function withCampaign(view: Salamis, strangers: readonly Side[], dice: Dice): Salamis {
  if (!view.camp) return view;
  const camp = clone(view.camp);
  const G = { ...view, camp };
  if (camp.stage === 'tactical') {
    unfoldPapers(G, dice);
    return G;
  }
  let hidden: ReadonlySet<string> = new Set();
  for (const side of strangers) hidden = addUnseen(G, camp, side, hidden, dice);
  fillPlans(G, strangers, dice);
  return G;
}
