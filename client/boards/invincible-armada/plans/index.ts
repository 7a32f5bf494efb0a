import type { Step } from '../../../../src/games/invincible-armada/face.js';
import type { Planner } from '../session.js';
import { planAct } from './act.js';
import { planDeploy } from './place.js';

/** How the steps that a match begins with are decided at this board. */
export const planners = {
  deploy: planDeploy,
  act: planAct,
} satisfies { readonly [step in Step]?: Planner };
