import { battlePhase } from './rules/battle.js';
import { campaignPhase } from './rules/campaign/turn.js';
import { deployPhase } from './rules/deployment.js';
import { musterPhase } from './rules/muster.js';
import type { Tools } from './rules/ships.js';
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
