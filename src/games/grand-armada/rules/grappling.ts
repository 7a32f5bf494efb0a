import type { ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { adjacent, flag, isFighting, ship } from './ships.js';

// Ships held or engaged by boarding [5.6, 7, 8.2].

/** Returns adjacent enemies that hold a ship, after a combat that the ship did not win [5.6, 7]. */
export const holdersOf = (G: GrandArmada, id: ShipId): ShipId[] =>
  ship(G, id).heldBy.filter((other) => isFighting(G, other) && flag(other) !== flag(id) && adjacent(G, id, other));

export const boardedLast = (G: GrandArmada, id: ShipId): boolean => {
  const { lastBoardTurn } = ship(G, id);
  return lastBoardTurn > 0 && lastBoardTurn === G.turn - 1;
};

/** Returns opponents in the last boarding phase that are still adjacent and fighting [8.2]. */
export function engagedWith(G: GrandArmada, id: ShipId): ShipId[] {
  const partners = G.engaged.filter((pair) => pair.includes(id)).map(([e, s]) => (e === id ? s : e));
  return partners.filter((other) => isFighting(G, other) && adjacent(G, id, other));
}
