import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';

/** Own ships on the table. */
export const ownShips = (G: Salamis, side: 0 | 1): string[] =>
  G.order.filter((id) => G.ships[id].status === 'table' && G.ships[id].side === side);
