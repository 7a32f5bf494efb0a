import type { Step } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Planner } from '../session.js';
import { planChoose, planDraw } from './chits.js';
import { planDeploy } from './deploy.js';

/** How the steps that a match begins with are decided at this board. */
export const planners = {
  deploy: planDeploy,
  drawChit: planDraw,
  chooseCommand: planChoose,
} satisfies { readonly [step in Step]?: Planner };
