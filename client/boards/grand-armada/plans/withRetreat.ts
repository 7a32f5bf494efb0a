import { offer } from '../../../kit/board/useOrders.js';
import type { Planner } from '../session.js';

/** With the general retreat after everything else: where it is open, and as the turn opens, with the reason why it is not. */
export const withRetreat =
  (planner: Planner): Planner =>
  (session, draft, change) => {
    const plan = planner(session, draft, change);
    const refused = session.refusal('generalRetreat', []);
    if (refused && (session.step !== 'opening' || refused.key === 'noRetreat')) return plan;
    const { act } = session.words;
    const retreat = offer(session, { id: 'generalRetreat', label: act.retreat, hint: act.endsMatch }, 'generalRetreat', []);
    return { ...plan, actions: [...plan.actions, retreat] };
  };
