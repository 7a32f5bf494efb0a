import { grid, rangeBetween } from '../data/map.js';
import { opponentOf, type ShipId, type Side } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { flag, fleet, isFighting, placeOf } from './ships.js';

/** Zones of control [7]: the hexes round a fighting ship, and who lies in them. */

/** Ships on the map by hex, and the hexes that each side's zones of control cover [7]. */
export interface Sea {
  readonly at: ReadonlyMap<number, ShipId>;
  readonly zone: { readonly [side in Side]: Uint8Array };
}

/** @param without a ship to be left out, because it is being sailed */
export function seaOf(G: GrandArmada, without?: ShipId): Sea {
  const at = new Map<number, ShipId>();
  const size = grid.labels.length;
  const zone = { E: new Uint8Array(size), S: new Uint8Array(size) };
  for (const id of fleet(G)) {
    const hex = placeOf(G, id);
    if (hex < 0 || id === without) continue;
    at.set(hex, id);
    if (!isFighting(G, id)) continue;
    const covered = zone[flag(id)];
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[hex * 6 + d];
      if (next >= 0) covered[next] = 1;
    }
  }
  return { at, zone };
}

/** Fighting enemies of a side within a range of a hex, in order. */
export const fightersNear = (G: GrandArmada, enemiesOf: Side, hex: number, range: number): ShipId[] =>
  fleet(G, opponentOf(enemiesOf)).filter((id) => isFighting(G, id) && rangeBetween(hex, placeOf(G, id)) <= range);

/** Fighting enemies that touch a ship. */
export const enemiesBeside = (G: GrandArmada, id: ShipId): ShipId[] => fightersNear(G, flag(id), placeOf(G, id), 0);
