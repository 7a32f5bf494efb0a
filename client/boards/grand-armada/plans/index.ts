import type { Step } from '../../../../src/games/grand-armada/face.js';
import type { Planner } from '../session.js';
import { planDeploy } from './begin.js';
import { planChoose } from './choose.js';
import { withRetreat } from './react.js';

const choosing = withRetreat(planChoose);

/** Planners of the steps at the start of a match. */
export const planners = {
  deploy: planDeploy,
  opening: choosing,
  must: choosing,
  choose: choosing,
} satisfies { readonly [step in Step]?: Planner };
