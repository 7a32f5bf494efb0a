import type { FirstStep, Planner } from '../session.js';
import { planDeploy } from './deploy.js';

export const planners: { readonly [step in FirstStep]: Planner } = { deploy: planDeploy };
