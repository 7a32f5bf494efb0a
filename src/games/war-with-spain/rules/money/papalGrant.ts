import { ARMY_COUNTERS } from '../../data/armies.js';
import { hexesOfNation } from '../../data/map.js';
import { PAID } from '../../data/nations.js';
import { PAPAL } from '../../data/tables.js';
import { seatOf, type UnitId } from '../../ids.js';
import type { WarWithSpain, Whereabouts } from '../../state.js';
import type { Tools } from '../tools.js';

/** The Pope pays for a crusade [11.27]. */

/** Land units that Spain pays, or may come to pay. */
const PAID_BY_SPAIN = ARMY_COUNTERS.filter(({ side, nat }) => side === 'S' && PAID.includes(nat)).map(({ id }) => id);

/** England, Scotland and Ireland. */
const CRUSADED: ReadonlySet<Whereabouts> = new Set((['ENG', 'SCO', 'IRE'] as const).flatMap(hexesOfNation));

function crusades(G: WarWithSpain, id: UnitId): boolean {
  const army = G.land[id];
  return army !== undefined && CRUSADED.has(army.at);
}

/** The Pope pays for a crusade, once [11.27]. Called after every move. */
export function papalGrant({ G, emit }: Tools): void {
  if (G.landed.papalPaid || PAID_BY_SPAIN.filter((id) => crusades(G, id)).length < PAPAL.units) return;
  G.landed.papalPaid = true;
  G.treasury.S += PAPAL.ducats;
  emit({ key: 'papalGrant', case: '11.27', by: seatOf('S'), values: { ducats: PAPAL.ducats } });
}
