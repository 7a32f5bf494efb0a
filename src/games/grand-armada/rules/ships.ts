import { actionOf, type KeyedTools } from '../../../kit/action.js';
import { columnOf, grid, rangeBetween } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { GUNS } from '../data/tables.js';
import { inOrder, ORDER, type ShipId, type Side } from '../ids.js';
import type { GrandArmadaKeys } from '../keys.js';
import { type GrandArmada, type Ship, seatOf } from '../state.js';

/** What is true of ships, worked out from the state each time [2.2.1, 8.1]. */

export { violation } from '../keys.js';
export const action = actionOf<GrandArmada, GrandArmadaKeys>();
export type Tools = KeyedTools<GrandArmada, GrandArmadaKeys>;

/** A ship of this battle. Throws where the ship is not in it, or not yet. */
export function ship(G: GrandArmada, id: ShipId): Ship {
  const found = G.ships[id];
  if (!found) throw new Error(`${id} is not in this battle`);
  return found;
}

export const flag = (id: ShipId): Side => ROSTER[id].side;

/** Ships in the battle, in the order of dice: of one side, or of both. */
export function fleet(G: GrandArmada, side?: Side): ShipId[] {
  const all = Object.keys(G.ships) as ShipId[];
  const ids = side ? all.filter((id) => flag(id) === side) : all;
  // Only reinforcements are remembered out of order.
  return ids.every((id, at) => at === 0 || ORDER[ids[at - 1]] < ORDER[id]) ? ids : ids.sort(inOrder);
}

export const by = (G: GrandArmada, id: ShipId): string => seatOf(G, flag(id));

/** The hex as the grid counts it; -1 off the map. */
export const placeOf = (G: GrandArmada, id: ShipId): number => grid.index(G.ships[id]?.hex ?? '');
export const onMap = (G: GrandArmada, id: ShipId): boolean => typeof G.ships[id]?.hex === 'string';

/** What is left of a crew: every third hit on the hull costs a point too [8.1]. */
const crewLeft = (id: ShipId, { crewLoss, hull }: Ship): number => ROSTER[id].crew - crewLoss - Math.floor(hull / GUNS.hullPerCrew);

/** Present crew. */
export const crewOf = (G: GrandArmada, id: ShipId): number => crewLeft(id, ship(G, id));

/** Its crew has had enough: less than nothing is left of it [8.4]. */
export const isBroken = (G: GrandArmada, id: ShipId): boolean => crewOf(G, id) < 0;

/** Afloat on the map under a crew that fights: what fires, boards, holds and has a zone of control. */
export function isFighting(G: GrandArmada, id: ShipId): boolean {
  const found = G.ships[id];
  return found?.status === 'afloat' && found.hex !== null && crewLeft(id, found) >= 0;
}

/** Afloat or withdrawing on the map: what may be fired on. */
export function isUnderWay(G: GrandArmada, id: ShipId): boolean {
  const found = G.ships[id];
  return (found?.status === 'afloat' || found?.status === 'withdrawing') && found.hex !== null;
}

export const isCrippled = (G: GrandArmada, id: ShipId): boolean => scenarioOf(G).crippled === id;

/** The ruse of the first scenario: a ship that may not change its heading yet [11]. */
export function isFixed(G: GrandArmada, id: ShipId): boolean {
  const { fixed } = scenarioOf(G);
  return fixed?.ship === id && G.turn <= fixed.throughTurn;
}

/** Hexes between two ships on the map [8.1]. */
export const rangeOf = (G: GrandArmada, a: ShipId, b: ShipId): number => rangeBetween(placeOf(G, a), placeOf(G, b));

export const adjacent = (G: GrandArmada, a: ShipId, b: ShipId): boolean => onMap(G, a) && onMap(G, b) && rangeOf(G, a, b) === 0;

/** Column of a ship on the map, from 0 in the west. */
export const shipColumn = (G: GrandArmada, id: ShipId): number => columnOf(placeOf(G, id));
