import type { HexId, UnitId } from '../ids.js';
import type { GroupId, TrackPlace, WarWithSpain } from '../state.js';
import { groupOf, settleGroup } from './groups.js';
import type { Tools } from './tools.js';
import { armyStrength, capacity, cargoOf, leadersAboard, ship, shipsOf, strengthOf } from './units.js';

/** Ships go out of service in port, and whoever is aboard goes ashore there [5.61]. */

/** Lays ships of one hex up on a track; their leaders, and what the ships that stay cannot hold, go ashore. */
export function layUp(table: Tools, ids: readonly UnitId[], place: TrackPlace): void {
  const { G } = table;
  unload(G, ids);
  for (const id of ids) {
    const unit = ship(G, id);
    const group = groupOf(G, id);
    for (const leader of Object.values(G.leaders)) if (leader.ship === id) Object.assign(leader, { at: unit.at, ship: null });
    Object.assign(unit, { at: place, fleet: null, besieged: false });
    if (group) settleGroup(table, group);
  }
}

/** Land units and passengers for whom there will be no room without these ships go ashore in their hex, the weakest first. */
export function unload(G: WarWithSpain, ids: readonly UnitId[]): void {
  const groups = new Set(ids.map((id) => groupOf(G, id)).filter((group) => group !== undefined));
  for (const group of groups) unloadGroup(G, group, ids, ship(G, ids[0]).at);
}

function unloadGroup(G: WarWithSpain, group: GroupId, leaving: readonly UnitId[], hex: HexId): void {
  const stay = shipsOf(G, group).filter((id) => !leaving.includes(id));
  const room = capacity(G, stay);
  const men = cargoOf(G, group).sort((a, b) => armyStrength(G, a) - armyStrength(G, b));
  while (men.length && (!stay.length || strengthOf(G, men) > room)) {
    const [weakest] = men.splice(0, 1);
    G.land[weakest].at = hex;
  }
  if (stay.length) return;
  for (const id of leadersAboard(G, group)) if (G.leaders[id].ship === null) G.leaders[id].at = hex;
}
