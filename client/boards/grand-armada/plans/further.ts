import type { Step } from '../../../../src/games/grand-armada/face.js';
import type { Planner } from '../session.js';
import { planBoarding } from './boarding.js';
import { planCommit } from './closeFire.js';
import { planFlee } from './flee.js';
import type { planners } from './index.js';
import { planLosses, planReact, withRetreat } from './react.js';
import { planSailing } from './sailing.js';

export const further: { readonly [step in Exclude<Step, keyof typeof planners>]: Planner } = {
  sailing: withRetreat(planSailing),
  react: withRetreat(planReact),
  commit: withRetreat(planCommit),
  boarding: planBoarding,
  losses: withRetreat(planLosses),
  flee: withRetreat(planFlee),
};
