import type { Step } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Planner } from '../session.js';
import { planDeploying, planEdge } from './deploying.js';

/** How the steps that a battle begins with are decided at this board. */
export const planners = { edge: planEdge, deploy: planDeploying } satisfies { readonly [step in Step]?: Planner };
