import type { Step } from '../../../../src/games/invincible-armada/face.js';
import type { Planner } from '../session.js';
import { planAttack, planBattleChits, planReaction, planTactic, planWithdrawal, planWithdrawTo } from './battle.js';
import { planBlessing, planReinforce, planResolve, planTest } from './events.js';
import type { planners } from './index.js';
import { planRepairAgain, planResupplyFleet, planSailOn } from './mayStill.js';
import { planAnchor, planFireships, planRegroup } from './place.js';
import { planArmada, planExit, planSail } from './strategic.js';

/** Planners of the steps that can be loaded after the first render. */
export const further: { readonly [step in Exclude<Step, keyof typeof planners>]: Planner } = {
  blessing: planBlessing,
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
