import type { Step } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { FirstStep, Planner } from '../session.js';
import { planChoose, planDraw } from './chits.js';
import { planDecision } from './decisions.js';
import { planMelee, planRams } from './melee.js';
import { planRally } from './rally.js';
import { planUnits } from './units.js';

export const further: { readonly [step in Exclude<Step, FirstStep>]: Planner } = {
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
