import type { Side } from '../../sides.js';
import type { Officer, Salamis } from '../../state.js';

// Visibility of a fleet to the enemy [2.9].

const UNSEEN: readonly string[] = ['unplaced', 'offTable', 'lost'];

/** Whether the enemy has never seen a ship on the table. */
export const isUnseenShip = (G: Salamis, id: string): boolean => UNSEEN.includes(G.ships[id].status);

export const isUnseen = (G: Salamis, sq: string): boolean => G.order.every((id) => G.ships[id].sq !== sq || isUnseenShip(G, id));

/** Whether names typed by a side's player are hidden, because the enemy has not seen all squadrons of the side. */
export const hidesNames = (G: Salamis, side: Side): boolean =>
  G.mode === 'points' &&
  G.options.hiddenReserves &&
  Object.keys(G.squadrons).some((sq) => G.squadrons[sq].side === side && isUnseen(G, sq));

/** Returns an officer's name as both players may see it; null while it is hidden. */
export const officerCalled = (G: Salamis, id: string, { name }: Officer): string | null =>
  hidesNames(G, G.squadrons[G.ships[id].sq].side) ? null : name;
