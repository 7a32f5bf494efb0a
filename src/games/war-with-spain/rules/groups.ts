import { SHIP } from '../data/ships.js';
import { TF, type UnitId } from '../ids.js';
import type { GroupId, WarWithSpain } from '../state.js';
import { groupOfShip, groupSide, isFleet, isHex } from './places.js';
import { by, type Tools } from './tools.js';
import { capacity, cargoOf, leadersAboard, shipsOf, strengthOf } from './units.js';

/** Groups of ships: fleets, and the loose ships of a side in a hex; what is lost with them [6.1, 6.52, 13.16]. */

/** The group of a ship on the map; nothing for one on a track, and for the Treasure Fleet outside an armada. */
export function groupOf(G: WarWithSpain, id: UnitId): GroupId | undefined {
  const ship = G.naval[id];
  if (!ship || !isHex(ship.at) || (id === TF && ship.fleet === null)) return undefined;
  return groupOfShip(SHIP[id].side, ship);
}

/** Takes a ship out of play, with the leader assigned to it, and whatever its group can no longer hold at all. */
export function removeShip(table: Tools, id: UnitId): void {
  const { G } = table;
  const group = groupOf(G, id);
  killLeaders(table, id);
  delete G.naval[id];
  if (group) settleGroup(table, group);
}

/** Leaders go down with their ship [13.16]. */
function killLeaders({ G, tell }: Tools, id: UnitId): void {
  for (const leader of Object.keys(G.leaders)) {
    if (G.leaders[leader].ship !== id) continue;
    delete G.leaders[leader];
    tell({ key: 'leaderLost', case: '13.16', by: by(SHIP[id].side), who: [leader] });
  }
}

/** A group without ships is no more: its marker goes, and whoever was aboard is lost. */
export function settleGroup({ G, tell }: Tools, group: GroupId): void {
  if (shipsOf(G, group).length) return;
  const lost = cargoOf(G, group);
  for (const id of lost) delete G.land[id];
  const drowned = leadersAboard(G, group);
  for (const id of drowned) delete G.leaders[id];
  if (isFleet(group)) delete G.fleets[group];
  if (lost.length + drowned.length) tell({ key: 'cargoLost', case: '6.52', by: by(groupSide(group)), who: [...lost, ...drowned] });
}

/** Combat Strength that a group could still take aboard; negative where it carries too much [6.52]. */
export const roomIn = (G: WarWithSpain, group: GroupId): number => capacity(G, shipsOf(G, group)) - strengthOf(G, cargoOf(G, group));
