import type { Step } from '../../../../src/games/grand-armada/face.js';
import type { Planner } from '../session.js';
import { planBoarding } from './boarding.js';
import { planChoose } from './choose.js';
import { planCommit } from './closeFire.js';
import { planDeploy } from './deploy.js';
import { planFlee } from './flee.js';
import { planReact } from './react.js';
import { planSailing } from './sailing.js';

/** How each step of the sequence of play is decided at this board. */
export const planners: { readonly [step in Step]: Planner } = {
  deploy: planDeploy,
  opening: planChoose,
  must: planChoose,
  choose: planChoose,
  sailing: planSailing,
  react: planReact,
  commit: planCommit,
  boarding: planBoarding,
  flee: planFlee,
};
