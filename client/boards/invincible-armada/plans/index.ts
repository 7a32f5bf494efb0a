import type { Step } from '../../../../src/games/invincible-armada/face.js';
import type { Planner } from '../session.js';
import { planAct } from './act.js';
import { planAttack, planBattleChits, planReaction, planTactic, planWithdrawal, planWithdrawTo } from './battle.js';
import { planBlessing, planReinforce, planResolve, planTest } from './events.js';
import { planRepairAgain, planResupplyFleet, planSailOn } from './mayStill.js';
import { planAnchor, planDeploy, planFireships, planRegroup } from './place.js';
import { planArmada, planExit, planSail } from './strategic.js';

/** How each step of the sequence of play is decided at this board. */
export const planners: { readonly [step in Step]: Planner } = {
  deploy: planDeploy,
  blessing: planBlessing,
  act: planAct,
  sailOn: planSailOn,
  repairAgain: planRepairAgain,
  attackChoice: planAttack,
  withdrawal: planWithdrawal,
  withdrawTo: planWithdrawTo,
  tactic: planTactic,
  battleChits: planBattleChits,
  reaction: planReaction,
  disengage: planRegroup,
  reform: planRegroup,
  anchor: planAnchor,
  test: planTest,
  resupplyFleet: planResupplyFleet,
  reinforce: planReinforce,
  evade: planFireships,
  drift: planFireships,
  exit: planExit,
  armada: planArmada,
  sail: planSail,
  resolve: planResolve,
};
