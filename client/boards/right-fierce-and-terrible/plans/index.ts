import type { FirstStep, Planner } from '../session.js';
import { planDeploy } from './deploy.js';

/** The planner of the first step. */
export const planners: { readonly [step in FirstStep]: Planner } = { deploy: planDeploy };
