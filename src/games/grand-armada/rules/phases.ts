import type { GrandArmada, PhaseId } from '../state.js';
import { boardingPhase, startBoarding } from './boarding.js';
import { closeFirePhase, startCloseFire } from './closeFire.js';
import type { Goes } from './goes.js';
import { movementPhase, startTurn } from './initiative.js';
import type { Tools } from './ships.js';
import { retakeDrifters, surrenders } from './surrender.js';
import { endOfTurn } from './victory.js';
import { awaitFlight, startWithdrawal } from './withdrawal.js';

/** The change of phases [3]: the only place where one begins. */

interface Course {
  /** What happens as the phase begins. */
  begin?(tools: Tools): void;
  /** Carries the phase on, to a decision or to its end. */
  goOn(tools: Tools): Goes;
  readonly next: PhaseId;
}

const COURSES: { readonly [id in PhaseId]: Course } = {
  deploy: { goOn: ({ G }) => (G.step ? 'asks' : 'over'), next: 'movement' },
  movement: { begin: startTurn, goOn: movementPhase, next: 'closeFire' },
  closeFire: { begin: ({ G }) => startCloseFire(G), goOn: closeFirePhase, next: 'boarding' },
  boarding: { begin: ({ G }) => startBoarding(G), goOn: boardingPhase, next: 'withdrawal' },
  withdrawal: { begin: ({ G }) => startWithdrawal(G), goOn: withdrawalPhase, next: 'movement' },
};

/** Steps 5 and 6, and the end of the turn. */
function withdrawalPhase(tools: Tools): Goes {
  const { G } = tools;
  if (G.step || awaitFlight(G)) return 'asks';
  surrenders(tools);
  retakeDrifters(tools);
  endOfTurn(tools);
  return 'over';
}

function enter(tools: Tools, phase: PhaseId): void {
  tools.G.phase = phase;
  tools.G.step = null;
  COURSES[phase].begin?.(tools);
}

/** Carries the battle on to the next decision, or to its end. */
export function proceed(tools: Tools): void {
  const isOver = ({ result }: GrandArmada) => result !== null;
  while (!isOver(tools.G) && COURSES[tools.G.phase].goOn(tools) === 'over') {
    if (!isOver(tools.G)) enter(tools, COURSES[tools.G.phase].next);
  }
}
