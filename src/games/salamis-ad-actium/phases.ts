import { campaignPhase } from './campaign/rules/turn.js';
import type { Tools } from './rules/basics/ships.js';
import { battlePhase } from './rules/sequenceOfPlay/battle.js';
import { deployPhase } from './rules/settingUp/deployment.js';
import { musterPhase } from './rules/settingUp/muster.js';
import type { PhaseId } from './state.js';

/** Carries a phase on, to a decision (true) or to its end. */
const PHASES: { readonly [id in PhaseId]: (tools: Tools) => boolean } = {
  muster: musterPhase,
  edge: () => true,
  deploy: deployPhase,
  battle: battlePhase,
  campaign: campaignPhase,
};

/** Carries the match on to its next decision, or to its end. */
export function proceed(tools: Tools): void {
  while (!tools.G.result && !PHASES[tools.G.phase](tools));
}
