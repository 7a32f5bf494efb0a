import { sideOf } from '../state.js';
import { action, no, type Tools } from './tools.js';
import { treasureDue } from './treasureFleet.js';

/** The orders of the Joint Activation Phase [3.1 of the sequence: 5.0]. */

export const finishActivation = action({
  name: 'finishActivation',
  case: '4.2',
  secret: true,
  final: true,
  args: [],
  refuse(view, player) {
    const due = sideOf(player) === 'S' ? treasureDue(view) : undefined;
    return due && no(due === 'month' ? 'monthDue' : 'entryDue', due === 'month' ? '11.21' : '11.22');
  },
  *choices(view, player) {
    if (sideOf(player) === 'E' || !treasureDue(view)) yield [];
  },
  perform({ G }, player) {
    G.finished[sideOf(player)] = true;
  },
});

/** Both have finished: what was ordered comes to light. */
export function revealOrders({ G }: Tools): void {
  G.orders = { E: [], S: [] };
  G.opened = null;
}
