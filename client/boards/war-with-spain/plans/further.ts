import type { Step } from '../../../../src/games/war-with-spain/face.js';
import type { Planner } from '../session.js';
import { planAdminister } from './administer.js';
import type { planners } from './index.js';
import { planAssault, planMarch } from './land.js';
import { planAdvance, planAllies, planAnswerSiege, planPenalty, planRetreat } from './landDecisions.js';
import { planLandLosses, planNavalLosses } from './losses.js';
import { planNavalMove } from './navalMove.js';
import { planDisengage, planDropCargo, planIntercept, planNavalAttack, planRound, planSailOn } from './seaDecisions.js';

/** Planners of the steps that can be loaded after the first render. */
export const further: { readonly [step in Exclude<Step, keyof typeof planners>]: Planner } = {
  navalMove: planNavalMove,
  sailOn: planSailOn,
  intercept: planIntercept,
  navalLosses: planNavalLosses,
  dropCargo: planDropCargo,
  placeAllies: planAllies,
  navalAttack: planNavalAttack,
  answerSiege: planAnswerSiege,
  round: planRound,
  disengage: planDisengage,
  march: planMarch,
  assault: planAssault,
  landLosses: planLandLosses,
  retreat: planRetreat,
  advance: planAdvance,
  penalty: planPenalty,
  administer: planAdminister,
};
