import { grid } from '../data/map.js';
import { opponentOf, type ShipId, type Side } from '../ids.js';
import { reachedHexes } from '../rules/reach.js';
import { fleet, isFighting, placeOf, ship } from '../rules/ships.js';
import type { GrandArmada } from '../state.js';

/** Who may come up with whom in one move. */

/** How near a ship may come to every hex: 1 beside it, 2 within reach of her crew, 0 neither. */
export type Threat = Uint8Array;

export function threatOf(G: GrandArmada, id: ShipId): Threat {
  const threat = new Uint8Array(grid.labels.length);
  for (const hex of reachedHexes(G, id)) {
    for (const far of grid.ring(hex, 2)) if (!threat[far]) threat[far] = 2;
    for (let d = 0; d < 6; d++) {
      const beside = grid.neighbours[hex * 6 + d];
      if (beside >= 0) threat[beside] = 1;
    }
  }
  return threat;
}

/** How pressing it is to be off, by the nearest that an enemy may come. */
const PRESSING = [0, 2, 1];

/** The ship that has most to fear from enemies who have still to sail, of those that may sail before them; nothing if none has. */
export function mostPressed(G: GrandArmada, side: Side, ships: readonly ShipId[]): ShipId | undefined {
  const threats = fleet(G, opponentOf(side))
    .filter((id) => isFighting(G, id) && !ship(G, id).done)
    .map((id) => threatOf(G, id));
  const pressureOn = (id: ShipId) => threats.reduce((sum, threat) => sum + PRESSING[threat[placeOf(G, id)]], 0);
  let most: { readonly id: ShipId; readonly pressure: number } | undefined;
  for (const id of ships) {
    const pressure = pressureOn(id);
    if (pressure > (most?.pressure ?? 0)) most = { id, pressure };
  }
  return most?.id;
}
