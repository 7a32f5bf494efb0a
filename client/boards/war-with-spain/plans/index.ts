import type { Step } from '../../../../src/games/war-with-spain/face.js';
import type { Planner } from '../session.js';
import { planActivation } from './activation.js';
import { planAdminister } from './administer.js';
import { planAssault, planMarch } from './land.js';
import { planAdvance, planAllies, planAnswerSiege, planPenalty, planRetreat } from './landDecisions.js';
import { planLandLosses, planNavalLosses } from './losses.js';
import { planNavalMove } from './navalMove.js';
import { planDisengage, planDropCargo, planIntercept, planNavalAttack, planRound, planSailOn } from './seaDecisions.js';

/** How each step of the sequence of play is decided at this board. */
export const planners: { readonly [step in Step]: Planner } = {
  activate: planActivation,
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
