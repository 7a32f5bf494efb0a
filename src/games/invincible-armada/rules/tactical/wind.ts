import { flagOf, type Side, type SquadronId } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Armada } from '../../state.js';

// Moved markers [6.1].

/** Returns why a squadron may not act for a side now, if it may not [6.1]. */
export function cannotAct(G: Armada, side: Side, id: SquadronId): Violation | undefined {
  if (flagOf(id) !== side) return violation('notYours', '6.1', { who: id });
  if (!G.squadrons[id].alive) return violation('sunk', '7.6', { who: id });
  if (G.moved.includes(id)) return violation('moved', '6.1', { who: id });
  return undefined;
}

export const markMoved = (G: Armada, id: SquadronId): void => {
  G.moved.push(id);
};

/** Ends the action of the active squadron: its Move, and the battle if it attacked. */
export function endAction(G: Armada): void {
  if (G.activation) markMoved(G, G.activation);
  G.activation = null;
  G.battle = null;
}
