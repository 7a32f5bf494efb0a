import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import type { Mark, PlaceId } from '../session.js';

/** Marks for a list of ships. */
export const marking = (ids: Iterable<string>, mark: Mark): Map<PlaceId, Mark> => new Map([...ids].map((id) => [id, mark]));

/** Own ships on the table. */
export const ownShips = (G: Salamis, side: 0 | 1): string[] =>
  G.order.filter((id) => G.ships[id].status === 'table' && G.ships[id].side === side);
