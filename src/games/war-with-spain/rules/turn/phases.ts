import type { PhaseId, Stage, WarWithSpain } from '../../state.js';

/** The order of phases, and what is cleared between them [4.1, 4.2]. */

const NEXT: { readonly [phase in PhaseId]: readonly [PhaseId, Stage] } = {
  activation: ['navalEnglish', 'sailing'],
  navalEnglish: ['navalSpanish', 'sailing'],
  navalSpanish: ['landEnglish', 'allies'],
  landEnglish: ['landSpanish', 'allies'],
  landSpanish: ['administration', 'maintenance'],
  administration: ['activation', 'opening'],
};

/** Marks that hold for one segment, and the attacks of a segment. */
export function clearMarks(G: WarWithSpain): void {
  for (const unit of [...Object.values(G.naval), ...Object.values(G.leaders)]) {
    unit.moved = false;
    unit.regrouped = 0;
  }
  for (const unit of Object.values(G.land)) unit.moved = false;
  for (const fleet of Object.values(G.fleets)) {
    fleet.moved = false;
    fleet.stopped = false;
    fleet.rolled = false;
    fleet.attacked = false;
  }
  G.treasure.stopped = false;
  G.treasure.rolled = false;
  G.standingSet = false;
  G.sailed = 0;
  G.attacks = { from: [], targets: [], units: [] };
  G.marched = [];
}

/** Turns to the next phase, once the stage of this one says that it has ended. */
export function nextPhase(G: WarWithSpain): void {
  [G.phase, G.stage] = NEXT[G.phase];
  clearMarks(G);
}
