import { clone } from '../../../../kit/clone.js';
import { SIDES, type Side } from '../../ids.js';
import { shownOf } from '../../secrets.js';
import type { WarWithSpain } from '../../state.js';

/** Joint phases: both sides write at once, and neither sees the other's page before both have finished. */

export function openBooks(G: WarWithSpain): void {
  G.orders = { E: [], S: [] };
  G.finished = { E: false, S: false };
  // What is seen of now stays as it is while the counters change.
  G.opened = clone({ E: shownOf(G, 'E'), S: shownOf(G, 'S') });
}

/** A side that has nothing to write has finished. */
export function excuse(G: WarWithSpain, writesNothing: (G: WarWithSpain, side: Side) => boolean): void {
  for (const side of SIDES) G.finished[side] = writesNothing(G, side);
}
