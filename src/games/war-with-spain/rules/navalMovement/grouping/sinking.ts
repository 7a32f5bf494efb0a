import { SHIP } from '../../../data/ships.js';
import { seatOf, type UnitId } from '../../../ids.js';
import type { GroupId } from '../../../state.js';
import type { Tools } from '../../tools.js';
import { noteShips } from '../../turn/changes.js';
import { cargoOf, leadersAboard, shipsOf } from '../../units.js';
import { groupSide, isFleet } from '../../whereabouts.js';
import { groupOf } from './groups.js';

/** What is lost with ships [6.52, 13.16]. */

/** Takes a ship out of play, with the leader assigned to it, and whatever its group can no longer hold at all. */
export function removeShip(tools: Tools, id: UnitId): void {
  const { G } = tools;
  const group = groupOf(G, id);
  killLeaders(tools, id);
  noteShips(G, SHIP[id].side, [id]);
  delete G.naval[id];
  if (group) settleGroup(tools, group);
}

/** Leaders go down with their ship [13.16]. */
function killLeaders({ G, emit }: Tools, id: UnitId): void {
  for (const leader of Object.keys(G.leaders)) {
    if (G.leaders[leader].ship !== id) continue;
    delete G.leaders[leader];
    emit({ key: 'leaderLost', case: '13.16', by: seatOf(SHIP[id].side), who: [leader] });
  }
}

/** A group without ships is no more: its marker goes, and whoever was aboard is lost. */
export function settleGroup({ G, emit }: Tools, group: GroupId): void {
  if (shipsOf(G, group).length) return;
  const lost = cargoOf(G, group);
  for (const id of lost) delete G.land[id];
  const drowned = leadersAboard(G, group);
  for (const id of drowned) delete G.leaders[id];
  if (isFleet(group)) delete G.fleets[group];
  if (lost.length + drowned.length) emit({ key: 'cargoLost', case: '6.52', by: seatOf(groupSide(group)), who: [...lost, ...drowned] });
}
