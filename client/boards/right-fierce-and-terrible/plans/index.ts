import type { FirstStep, Planner } from '../session.js';
import { planDeploy } from './deploy.js';

/** How the step that a match begins with is decided at this board. */
export const planners: { readonly [step in FirstStep]: Planner } = { deploy: planDeploy };
