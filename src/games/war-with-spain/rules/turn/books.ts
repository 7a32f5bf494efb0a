import { clone } from '../../../../kit/clone.js';
import type { CityId } from '../../data/cities.js';
import { SHIP } from '../../data/ships.js';
import { SIDES, type Side, type UnitId } from '../../ids.js';
import { shownOf } from '../../secrets.js';
import type { WarWithSpain } from '../../state.js';

// Records of changes in a Game-Turn.

export function noteCity({ changes: { cities }, control }: WarWithSpain, city: CityId): void {
  if (!(city in cities)) cities[city] = control[city];
}

export const noteShips = ({ changes }: WarWithSpain, side: Side, ids: readonly UnitId[]): void =>
  void changes.ships[side].push(...ids.filter((id) => SHIP[id]));

export function noteAnew(G: WarWithSpain): void {
  G.changes = { treasury: { ...G.treasury }, steps: { ...G.stepsLost }, cities: {}, ships: { E: [], S: [] } };
}

// Joint phases, with secret orders.

export function openBooks(G: WarWithSpain): void {
  G.orders = { E: [], S: [] };
  G.finished = { E: false, S: false };
  // The snapshot must not change with the counters.
  G.opened = clone({ E: shownOf(G, 'E'), S: shownOf(G, 'S') });
}

/** Finishes the phase for a side that has no choices. */
export function excuse(G: WarWithSpain, writesNothing: (G: WarWithSpain, side: Side) => boolean): void {
  for (const side of SIDES) G.finished[side] = writesNothing(G, side);
}
