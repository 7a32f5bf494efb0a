import type { Action } from '../../../kit/action.js';
import { LAST_TURN } from '../data/calendar.js';
import { SIDES } from '../ids.js';
import { sideOf, type WarWithSpain } from '../state.js';
import { closeBooks, openBooks } from './books.js';
import { santaCruz } from './leaders.js';
import { maintain } from './maintenance.js';
import { nextPhase } from './phases.js';
import { action, type Tools } from './tools.js';
import { endWar } from './victory.js';

/** The Joint Administrative Phase [4.2 D] and the turn of the record [4.2 E]. */

export const finishAdministration = action({
  name: 'finishAdministration',
  case: '4.2',
  secret: true,
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G }, player) {
    G.finished[sideOf(player)] = true;
  },
});

export const layingUpActions: readonly Action<WarWithSpain>[] = [finishAdministration];

/** Carries the phase on. @returns whether a decision is awaited */
export function administrationPhase(table: Tools): boolean {
  const { G } = table;
  if (G.stage === 'maintenance') {
    maintain(table);
    G.stage = 'administering';
    return false;
  }
  if (!G.opened) {
    openBooks(G);
    return false;
  }
  if (SIDES.some((side) => !G.finished[side])) return true;
  closeBooks(G);
  endTurn(table);
  return false;
}

function endTurn(table: Tools): void {
  const { G } = table;
  santaCruz(table);
  if (G.turn === LAST_TURN) {
    endWar(table, 'turns');
    return;
  }
  G.turn += 1;
  nextPhase(G);
}
