import type { Step } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Planner } from '../session.js';
import { planChoose, planDraw } from './chits.js';
import { planDecision } from './decisions.js';
import { planDeploy } from './deploy.js';
import { planMelee, planRams } from './melee.js';
import { planRally } from './rally.js';
import { planUnits } from './units.js';

/** How each step of the sequence of play is decided at this board. */
export const planners: { readonly [step in Step]: Planner } = {
  deploy: planDeploy,
  drawChit: planDraw,
  chooseCommand: planChoose,
  sailsOars: planUnits,
  ram: planRams,
  archery: planUnits,
  grapple: planUnits,
  boarding: planUnits,
  melee: planMelee,
  maneuver: planUnits,
  sallyArchery: planUnits,
  sallyBoarding: planUnits,
  sallyMelee: planMelee,
  rally: planRally,
  decide: planDecision,
};
