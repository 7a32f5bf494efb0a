import { SIDES } from '../ids.js';
import { shownOf } from '../secrets.js';
import type { WarWithSpain } from '../state.js';

/** Joint phases: both sides write at once, and neither sees the other's page before both have finished. */

export function openBooks(G: WarWithSpain): void {
  G.orders = { E: [], S: [] };
  G.finished = { E: false, S: false };
  G.opened = { E: shownOf(G, 'E'), S: shownOf(G, 'S') };
}

/** What a joint phase leaves behind is the same for everybody. @returns whether both sides have finished */
export function closeBooks(G: WarWithSpain): boolean {
  if (SIDES.some((side) => !G.finished[side])) return false;
  G.opened = null;
  return true;
}
