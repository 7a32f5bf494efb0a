import type { Step } from '../../../../src/games/war-with-spain/face.js';
import type { Planner } from '../session.js';
import { planActivation } from './activation.js';

export const planners = { activate: planActivation } satisfies { readonly [step in Step]?: Planner };
