import type { ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { adjacent, flag, isFighting, ship } from './ships.js';

/** Ships that boarding has brought together: who holds whom, and who fought whom [5.6, 7, 8.2]. */

/** Held fast by a boarding it did not win, as long as a holder lies beside it [5.6, 7]. */
export const holdersOf = (G: GrandArmada, id: ShipId): ShipId[] =>
  ship(G, id).heldBy.filter((other) => isFighting(G, other) && flag(other) !== flag(id) && adjacent(G, id, other));

/** Whether it fought in the boarding phase of the turn before [5.6, 8.1]. */
export const boardedLast = (G: GrandArmada, id: ShipId): boolean => {
  const { lastBoardTurn } = ship(G, id);
  return lastBoardTurn > 0 && lastBoardTurn === G.turn - 1;
};

/** Partners of the last boarding phase that still lie beside it and fight [8.2]. */
export function engagedWith(G: GrandArmada, id: ShipId): ShipId[] {
  const partners = G.engaged.filter((pair) => pair.includes(id)).map(([e, s]) => (e === id ? s : e));
  return partners.filter((other) => isFighting(G, other) && adjacent(G, id, other));
}
