import { actionOf, type KeyedTools } from '../../../kit/action.js';
import { columnOf, grid, rangeBetween } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { GUNS } from '../data/tables.js';
import { inOrder, ORDER, opponentOf, type ShipId, type Side } from '../ids.js';
import type { GrandArmadaKeys } from '../keys.js';
import { type GrandArmada, type Ship, seatOf } from '../state.js';

// Properties derived from the state [2.2.1, 8.1].

export { violation } from '../keys.js';
export const action = actionOf<GrandArmada, GrandArmadaKeys>();
export type Tools = KeyedTools<GrandArmada, GrandArmadaKeys>;

/** Returns a ship's state. Throws an Error if the ship is not in the battle. */
export function ship(G: GrandArmada, id: ShipId): Ship {
  const found = G.ships[id];
  if (!found) throw new Error(`${id} is not in this battle`);
  return found;
}

export const flag = (id: ShipId): Side => ROSTER[id].side;

export function fleet(G: GrandArmada, side?: Side): ShipId[] {
  const all = Object.keys(G.ships) as ShipId[];
  const ids = side ? all.filter((id) => flag(id) === side) : all;
  // Ships are out of order only if reinforcements have entered.
  return ids.every((id, at) => at === 0 || ORDER[ids[at - 1]] < ORDER[id]) ? ids : ids.sort(inOrder);
}

export const by = (G: GrandArmada, id: ShipId): string => seatOf(G, flag(id));

/** Returns a ship's hex index; -1 off the map. */
export const placeOf = (G: GrandArmada, id: ShipId): number => grid.index(G.ships[id]?.hex ?? '');
export const onMap = (G: GrandArmada, id: ShipId): boolean => typeof G.ships[id]?.hex === 'string';

/** Returns a ship's remaining crew points. Every third hull hit costs one [8.1]. */
export const crewLeft = (id: ShipId, { crewLoss, hull }: Pick<Ship, 'crewLoss' | 'hull'>): number =>
  ROSTER[id].crew - crewLoss - Math.floor(hull / GUNS.hullPerCrew);

export const crewOf = (G: GrandArmada, id: ShipId): number => crewLeft(id, ship(G, id));

/** Whether a ship is broken: its crew is below 0 [8.4]. */
export const isBroken = (G: GrandArmada, id: ShipId): boolean => crewOf(G, id) < 0;

/** Whether a ship is afloat, on the map and not broken, so that it can fire, board and hold, and has a zone of control. */
export function isFighting(G: GrandArmada, id: ShipId): boolean {
  const found = G.ships[id];
  return found?.status === 'afloat' && found.hex !== null && crewLeft(id, found) >= 0;
}

/** Whether a ship is afloat or withdrawing and may be fired at. */
export function isUnderWay(G: GrandArmada, id: ShipId): boolean {
  const found = G.ships[id];
  return (found?.status === 'afloat' || found?.status === 'withdrawing') && found.hex !== null;
}

export const isCrippled = (G: GrandArmada, id: ShipId): boolean => scenarioOf(G).crippled === id;

/** Whether a ship may not change heading yet [11, scenario 1]. */
export function isFixed(G: GrandArmada, id: ShipId): boolean {
  const { fixed } = scenarioOf(G);
  return fixed?.ship === id && G.turn <= fixed.throughTurn;
}

export const rangeOf = (G: GrandArmada, a: ShipId, b: ShipId): number => rangeBetween(placeOf(G, a), placeOf(G, b));

export const adjacent = (G: GrandArmada, a: ShipId, b: ShipId): boolean => onMap(G, a) && onMap(G, b) && rangeOf(G, a, b) === 0;

export const shipColumn = (G: GrandArmada, id: ShipId): number => columnOf(placeOf(G, id));

// Zones of control [7].

/** Finds ships and zones of control by hex [7]. */
export interface Sea {
  shipIn(hex: number): ShipId | undefined;
  holds(side: Side, hex: number): boolean;
  controls(side: Side, hex: number): boolean;
  charted(): Sea;
}

/**
 * Returns a lookup that caches nothing.
 * @param without the moving ship, which is ignored
 */
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

export const fightersNear = (G: GrandArmada, enemiesOf: Side, hex: number, range: number): ShipId[] =>
  fleet(G, opponentOf(enemiesOf)).filter((id) => rangeBetween(hex, placeOf(G, id)) <= range && isFighting(G, id));

export const enemiesBeside = (G: GrandArmada, id: ShipId): ShipId[] => fightersNear(G, flag(id), placeOf(G, id), 0);
