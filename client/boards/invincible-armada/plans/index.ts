import type { Step } from '../../../../src/games/invincible-armada/face.js';
import type { Planner } from '../session.js';
import { planAct } from './act.js';
import { planDeploy } from './place.js';

/** Planners of the first steps of a match. */
export const planners = {
  deploy: planDeploy,
  act: planAct,
} satisfies { readonly [step in Step]?: Planner };
