import { clone } from '../../../../kit/clone.js';
import type { CityId } from '../../data/cities.js';
import { SHIP } from '../../data/ships.js';
import { SIDES, type Side, type UnitId } from '../../ids.js';
import { shownOf } from '../../secrets.js';
import type { WarWithSpain } from '../../state.js';

// What a Game-Turn changes, noted as it happens.

export function noteCity({ changes: { cities }, control }: WarWithSpain, city: CityId): void {
  if (!(city in cities)) cities[city] = control[city];
}

/** Ships that are gone for good; what is no ship among them is passed over. */
export const noteShips = ({ changes }: WarWithSpain, side: Side, ids: readonly UnitId[]): void =>
  void changes.ships[side].push(...ids.filter((id) => SHIP[id]));

/** Begins to note what the next Game-Turn changes. */
export function noteAnew(G: WarWithSpain): void {
  G.changes = { treasury: { ...G.treasury }, steps: { ...G.stepsLost }, cities: {}, ships: { E: [], S: [] } };
}

// Joint phases: both sides write at once, and neither sees the other's page before both have finished.

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
