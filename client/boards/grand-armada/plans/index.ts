import type { Step } from '../../../../src/games/grand-armada/face.js';
import type { Planner } from '../session.js';
import { planDeploy } from './begin.js';
import { planChoose } from './choose.js';
import { withRetreat } from './react.js';

const choosing = withRetreat(planChoose);

/** How the steps that a match begins with are decided at this board. */
export const planners = {
  deploy: planDeploy,
  opening: choosing,
  must: choosing,
  choose: choosing,
} satisfies { readonly [step in Step]?: Planner };
