import type { Step } from '../../../../src/games/grand-armada/face.js';
import { offer } from '../../../kit/useOrders.js';
import type { Planner } from '../session.js';
import { planBoarding } from './boarding.js';
import { planChoose } from './choose.js';
import { planCommit } from './closeFire.js';
import { planDeploy } from './deploy.js';
import { planFlee } from './flee.js';
import { planLosses } from './losses.js';
import { planReact } from './react.js';
import { planSailing } from './sailing.js';

/** With the general retreat after everything else: where it is open, and as the turn opens, with the reason why it is not. */
const withRetreat =
  (planner: Planner): Planner =>
  (session, draft, change) => {
    const plan = planner(session, draft, change);
    const refused = session.refusal('generalRetreat', []);
    if (refused && (session.step !== 'opening' || refused.key === 'noRetreat')) return plan;
    const { act } = session.words;
    const retreat = offer(session, { id: 'generalRetreat', label: act.retreat, hint: act.endsMatch }, 'generalRetreat', []);
    return { ...plan, actions: [...plan.actions, retreat] };
  };

/** How each step of the sequence of play is decided at this board. */
export const planners: { readonly [step in Step]: Planner } = {
  deploy: planDeploy,
  opening: withRetreat(planChoose),
  must: withRetreat(planChoose),
  choose: withRetreat(planChoose),
  sailing: withRetreat(planSailing),
  react: withRetreat(planReact),
  commit: withRetreat(planCommit),
  boarding: planBoarding,
  losses: withRetreat(planLosses),
  flee: withRetreat(planFlee),
};
