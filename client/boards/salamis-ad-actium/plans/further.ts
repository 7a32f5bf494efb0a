import type { Step } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Planner } from '../session.js';
import { planBoarding, planPrize } from './boarding.js';
import { planAdministration, planOpening } from './campaign/administering.js';
import { planEncounter, planRetreat } from './campaign/meeting.js';
import { planOrders } from './campaign/ordering.js';
import { planMustering } from './deploying.js';
import { planHouse } from './house.js';
import type { planners } from './index.js';
import { planMoving } from './moving.js';
import { planSeizing } from './seizing.js';
import { planShooting } from './shooting.js';

const planAction: Planner = (session, draft, change) =>
  session.G.step === 'shoot' ? planShooting(session, draft, change) : planMoving(session, draft, change);

/** Planners of the steps that can be loaded after the first render. */
export const further: { readonly [step in Exclude<Step, keyof typeof planners>]: Planner } = {
  muster: planMustering,
  seize: planSeizing,
  act: planAction,
  board: planBoarding,
  prize: planPrize,
  house: planHouse,
  campOpen: planOpening,
  campOrders: planOrders,
  campBattle: planEncounter,
  campRetreat: planRetreat,
  campAdmin: planAdministration,
};
