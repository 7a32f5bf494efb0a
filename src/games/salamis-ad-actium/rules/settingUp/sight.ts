import type { Side } from '../../sides.js';
import type { Officer, Salamis } from '../../state.js';

// Visibility of a fleet to the enemy [2.9].

const UNSEEN: readonly string[] = ['unplaced', 'offTable', 'lost'];

export const isUnseenShip = (G: Salamis, id: string): boolean => UNSEEN.includes(G.ships[id].status);

export const isUnseen = (G: Salamis, sq: string): boolean => G.order.every((id) => G.ships[id].sq !== sq || isUnseenShip(G, id));

/** Whether a side's custom names are hidden, which they are until the enemy has seen all of its squadrons. */
export const hidesNames = (G: Salamis, side: Side): boolean =>
  G.mode === 'points' &&
  G.options.hiddenReserves &&
  Object.keys(G.squadrons).some((sq) => G.squadrons[sq].side === side && isUnseen(G, sq));

/** Returns an officer's name as visible to both players; null while hidden. */
export const officerCalled = (G: Salamis, id: string, { name }: Officer): string | null =>
  hidesNames(G, G.squadrons[G.ships[id].sq].side) ? null : name;
