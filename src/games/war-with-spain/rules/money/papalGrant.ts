import { ARMY_COUNTERS } from '../../data/armies.js';
import { nationOf } from '../../data/map.js';
import { PAID } from '../../data/nations.js';
import { PAPAL } from '../../data/tables.js';
import { seatOf, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import type { Tools } from '../tools.js';
import { isHex } from '../whereabouts.js';

/** The Pope pays for a crusade [11.27]. */

/** Land units that Spain pays, or may come to pay. */
const PAID_BY_SPAIN = ARMY_COUNTERS.filter(({ side, nat }) => side === 'S' && PAID.includes(nat)).map(({ id }) => id);

/** Those of them that stand in England, Scotland or Ireland. */
const crusaders = (G: WarWithSpain): readonly UnitId[] =>
  PAID_BY_SPAIN.filter((id) => {
    const at = G.land[id]?.at;
    if (at === undefined || !isHex(at)) return false;
    const nation = nationOf(at);
    return nation === 'ENG' || nation === 'SCO' || nation === 'IRE';
  });

/** The Pope pays for a crusade, once [11.27]. Called after every move. */
export function papalGrant({ G, tell }: Tools): void {
  if (G.landed.papalPaid || crusaders(G).length < PAPAL.units) return;
  G.landed.papalPaid = true;
  G.treasury.S += PAPAL.ducats;
  tell({ key: 'papalGrant', case: '11.27', by: seatOf('S'), values: { ducats: PAPAL.ducats } });
}
