import { shownOf } from '../../secrets.js';
import type { WarWithSpain } from '../../state.js';

/** Joint phases: both sides write at once, and neither sees the other's page before both have finished. */

export function openBooks(G: WarWithSpain): void {
  G.orders = { E: [], S: [] };
  G.finished = { E: false, S: false };
  G.opened = { E: shownOf(G, 'E'), S: shownOf(G, 'S') };
}
