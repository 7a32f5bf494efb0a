import type { Step } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Planner } from '../session.js';
import { planDeploying, planEdge } from './deploying.js';

/** Planners of the first steps of a battle. */
export const planners = { edge: planEdge, deploy: planDeploying } satisfies { readonly [step in Step]?: Planner };
