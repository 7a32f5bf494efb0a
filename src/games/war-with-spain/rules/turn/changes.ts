import type { CityId } from '../../data/cities.js';
import { SHIP } from '../../data/ships.js';
import type { Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';

/** What a Game-Turn changes, noted as it happens. */

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
