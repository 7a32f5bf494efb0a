import { ARMY } from '../../data/armies.js';
import { SHIP } from '../../data/ships.js';
import { PRICES } from '../../data/tables.js';
import type { UnitId } from '../../ids.js';

/** What units cost to build and repair [11.5]. */

/** Prices of a kind of ship; barges are cheaper in everything [5.22, 11.12]. */
export function rates(id: UnitId): { readonly build: number; readonly atSea: number; readonly inPort: number } {
  const { kind } = SHIP[id];
  if (kind === 'barge') return PRICES.barge;
  return kind === 'deep' ? PRICES.deep : PRICES.shallow;
}

/** Ducats to build a ship, at full strength [5.22]. */
export const shipPrice = (id: UnitId): number => rates(id).build * SHIP[id].front.m;

/** Ducats to raise a land unit [5.12]. */
export const armyPrice = (id: UnitId): number => PRICES.land.build * ARMY[id].cs;

/** Ducats to repair a reduced ship: half its price, rounded up [5.32]. */
export const repairPrice = (id: UnitId): number => Math.ceil(shipPrice(id) / 2);
