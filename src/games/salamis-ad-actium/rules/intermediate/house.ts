import { SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import type { Readying } from '../sequenceOfPlay/readying.js';
import { offeredRepairs } from './repairs.js';
import { offeredTransfers } from './transfers.js';

/** Housekeeping [10.4, 10.5]: both sides at once, openly, in any order. */

export { repair } from './repairs.js';
export { transfer } from './transfers.js';

const hasAny = (list: Iterable<unknown>): boolean => {
  for (const _ of list) return true;
  return false;
};

/** Sides that are not ready and could still do something here. */
export const housekeepers = (G: Salamis): Side[] =>
  SIDES.filter((side) => !G.ready[side] && (hasAny(offeredRepairs(G, side)) || hasAny(offeredTransfers(G, side))));

export const houseReady: Readying = {
  perform({ G }, player) {
    G.ready[sideOf(G, player)] = true;
  },
};
