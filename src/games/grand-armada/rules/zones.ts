import { grid, rangeBetween } from '../data/map.js';
import { opponentOf, type ShipId, type Side } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { flag, fleet, isFighting, placeOf } from './ships.js';

/** Zones of control [7]: the hexes round a fighting ship, and who lies in them. */

/** Who lies where, and which hexes a side's zones of control cover [7]. */
export interface Sea {
  shipIn(hex: number): ShipId | undefined;
  /** Whether a fighting ship of a side lies in a hex. */
  holds(side: Side, hex: number): boolean;
  controls(side: Side, hex: number): boolean;
  /** The same for whoever asks of many hexes, as the state is now. */
  charted(): Sea;
}

/** The sea looked at hex by hex, in the state as it is then. @param without a ship to be left out, because it is being sailed */
export function lookout(G: GrandArmada, without?: ShipId): Sea {
  const shipIn = (hex: number) => {
    const label = grid.labels[hex];
    for (const id in G.ships) if (G.ships[id as ShipId]?.hex === label && id !== without) return id as ShipId;
    return undefined;
  };
  return {
    shipIn,
    holds(side, hex) {
      const id = shipIn(hex);
      return id !== undefined && flag(id) === side && isFighting(G, id);
    },
    controls: (side, hex) => fightersNear(G, opponentOf(side), hex, 0).some((id) => id !== without),
    charted: () => chart(G, without),
  };
}

function chart(G: GrandArmada, without: ShipId | undefined): Sea {
  const at = new Map<number, ShipId>();
  const held = { E: new Set<number>(), S: new Set<number>() };
  const zone = { E: new Uint8Array(grid.labels.length), S: new Uint8Array(grid.labels.length) };
  for (const id of fleet(G)) {
    const hex = placeOf(G, id);
    if (hex < 0 || id === without) continue;
    at.set(hex, id);
    if (!isFighting(G, id)) continue;
    held[flag(id)].add(hex);
    const covered = zone[flag(id)];
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[hex * 6 + d];
      if (next >= 0) covered[next] = 1;
    }
  }
  const sea: Sea = {
    shipIn: (hex) => at.get(hex),
    holds: (side, hex) => held[side].has(hex),
    controls: (side, hex) => zone[side][hex] === 1,
    charted: () => sea,
  };
  return sea;
}

/** Fighting enemies of a side within a range of a hex, in order. */
export const fightersNear = (G: GrandArmada, enemiesOf: Side, hex: number, range: number): ShipId[] =>
  fleet(G, opponentOf(enemiesOf)).filter((id) => rangeBetween(hex, placeOf(G, id)) <= range && isFighting(G, id));

/** Fighting enemies that touch a ship. */
export const enemiesBeside = (G: GrandArmada, id: ShipId): ShipId[] => fightersNear(G, flag(id), placeOf(G, id), 0);
