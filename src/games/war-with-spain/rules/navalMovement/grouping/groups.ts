import { memoizedBy } from '../../../../../kit/memo.js';
import { SHIP } from '../../../data/ships.js';
import { type FleetId, type HexId, type Side, seatOf, TF, type UnitId } from '../../../ids.js';
import { type Violation, violation } from '../../../keys.js';
import type { GroupId, WarWithSpain } from '../../../state.js';
import type { Tools } from '../../tools.js';
import { noteShips } from '../../turn/books.js';
import {
  capacity,
  cargoOf,
  fleetIds,
  fleetNo,
  groupNamed,
  groupOfShip,
  groupSide,
  isFleet,
  isHex,
  leadersAboard,
  looseAt,
  shipsOf,
  shipsOn,
  strengthOf,
} from '../../units.js';

// Groups of ships: fleets, and the loose ships of a side in a hex [6.1].

/** Returns a ship's group; undefined for a ship off the map and for the Treasure Fleet outside a fleet. */
export function groupOf(G: WarWithSpain, id: UnitId): GroupId | undefined {
  const ship = G.naval[id];
  if (!ship || !isHex(ship.at) || (id === TF && ship.fleet === null)) return undefined;
  return groupOfShip(SHIP[id].side, ship);
}

export const groupsOf = memoizedBy((G: WarWithSpain, side: Side): readonly GroupId[] => [
  ...fleetIds(G, side),
  ...new Set(
    shipsOn(G, side)
      .filter((id) => G.naval[id].fleet === null && groupOf(G, id) !== undefined)
      .map((id) => looseAt(side, G.naval[id].at)),
  ),
]);

/** Returns a side's group, or a refusal if the side does not have it. */
export function ownGroup(view: WarWithSpain, side: Side, group: string): GroupId | Violation {
  const id = groupNamed(group);
  if (groupSide(id) !== side || !shipsOf(view, id).length) return violation('noGroup', '6.11', { group });
  return id;
}
export const isNo = (answer: GroupId | Violation): answer is Violation => typeof answer === 'object';

/** Returns the remaining Transport Capacity, which may be negative [6.52]. */
export const roomIn = (G: WarWithSpain, group: GroupId): number => capacity(G, shipsOf(G, group)) - strengthOf(G, cargoOf(G, group));

export function placeFleet(G: WarWithSpain, id: FleetId, hex: HexId): void {
  const fleet = G.fleets[id];
  if (!fleet) return;
  fleet.hex = hex;
  const [side, no] = [groupSide(id), fleetNo(id)];
  for (const unit of Object.keys(G.naval)) if (G.naval[unit].fleet === no && SHIP[unit].side === side) G.naval[unit].at = hex;
}

// Losses of cargo and leaders [6.52, 13.16].

/** Removes a ship and its leader and, if it was the last ship, its group and cargo. */
export function removeShip(tools: Tools, id: UnitId): void {
  const { G } = tools;
  const group = groupOf(G, id);
  killLeaders(tools, id);
  noteShips(G, SHIP[id].side, [id]);
  delete G.naval[id];
  if (group) settleGroup(tools, group);
}

function killLeaders({ G, emit }: Tools, id: UnitId): void {
  for (const leader of Object.keys(G.leaders)) {
    if (G.leaders[leader].ship !== id) continue;
    delete G.leaders[leader];
    emit({ key: 'leaderLost', case: '13.16', by: seatOf(SHIP[id].side), who: [leader] });
  }
}

/** Removes the marker and cargo of a group without ships. */
export function settleGroup({ G, emit }: Tools, group: GroupId): void {
  if (shipsOf(G, group).length) return;
  const lost = cargoOf(G, group);
  for (const id of lost) delete G.land[id];
  const drowned = leadersAboard(G, group);
  for (const id of drowned) delete G.leaders[id];
  if (isFleet(group)) delete G.fleets[group];
  if (lost.length + drowned.length) emit({ key: 'cargoLost', case: '6.52', by: seatOf(groupSide(group)), who: [...lost, ...drowned] });
}
