import type { PhaseId } from '../../state.js';
import { settleWithoutChoice } from '../money/bankruptcy.js';
import { papalGrant } from '../money/papalGrant.js';
import { lightenShips } from '../navalMovement/transport/overloading.js';
import { liftSieges } from '../sieges/sieges.js';
import type { Tools } from '../tools.js';
import { activationPhase } from './activation.js';
import { administrationPhase } from './administration.js';
import { landPhase } from './landPhase.js';
import { navalPhase } from './navalPhase.js';
import { nextPhase } from './phases.js';

/** Carries a phase on, to a decision (true) or to its next stage. */
const phases: { readonly [id in PhaseId]: (tools: Tools) => boolean } = {
  activation: activationPhase,
  navalEnglish: navalPhase,
  navalSpanish: navalPhase,
  landEnglish: landPhase,
  landSpanish: landPhase,
  administration: administrationPhase,
};

/** Carries out everything that needs no decision, up to the next one or the end of the war. The one place where phases change. */
export function proceed(tools: Tools): void {
  const { G } = tools;
  for (;;) {
    if (G.stage === 'ended') nextPhase(G);
    liftSieges(tools);
    papalGrant(tools);
    if (G.result) return;
    if (settleWithoutChoice(tools)) continue;
    if (G.bankrupt.length || G.pending) return;
    if (!lightenShips(tools) && phases[G.phase](tools)) return;
  }
}
