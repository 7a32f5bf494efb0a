import type { Step } from '../../../../src/games/grand-armada/face.js';
import type { Planner } from '../session.js';
import { planChoose } from './choose.js';
import { planDeploy } from './deploy.js';
import { withRetreat } from './withRetreat.js';

const choosing = withRetreat(planChoose);

/** How the steps that a match begins with are decided at this board. */
export const planners = {
  deploy: planDeploy,
  opening: choosing,
  must: choosing,
  choose: choosing,
} satisfies { readonly [step in Step]?: Planner };
