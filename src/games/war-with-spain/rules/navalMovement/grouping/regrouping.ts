import { SHIP } from '../../../data/ships.js';
import { FLEET_NOS, type FleetId, type FleetNo, fleetId, type Side, TF, type UnitId } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { Cargo, GroupId, WarWithSpain } from '../../../state.js';
import type { Tools } from '../../tools.js';
import { fleetIds, fleetNo, fleetOf, isFleet, isHex, looseAt, ship } from '../../units.js';
import { groupOf, settleGroup } from './groups.js';
import { goesAlong, sourcesOf } from './parting.js';

/** Number of changes per segment offered to a ship or leader, so that random play ends. The rules allow more. */
const MOST_OFFERED = 2;

export const isSettled = ({ regrouped }: { readonly regrouped: number }): boolean => regrouped >= MOST_OFFERED;

/** Returns the lowest free fleet number; undefined if all six are used [6.11]. */
export function freeNo(G: WarWithSpain, side: Side): FleetNo | undefined {
  return FLEET_NOS.find((no) => !G.fleets[fleetId(side, no)]);
}

/** Returns a new group's munitions: the lowest of all fleets involved, or 0 if loose ships join [12.12]. */
function munitionsOf(G: WarWithSpain, ships: readonly UnitId[], joined: FleetId | null): number {
  const brought = ships.map((id) => {
    const group = groupOf(G, id);
    return group && isFleet(group) ? fleetOf(G, group).munitions : 0;
  });
  return Math.min(...brought, joined ? fleetOf(G, joined).munitions : Number.POSITIVE_INFINITY);
}

/** Moves ships with their cargo to another fleet or makes them loose (null). Updates markers and removes empty groups. */
export function regroup(tools: Tools, ships: readonly UnitId[], into: FleetNo | null, named?: Cargo): void {
  const { G } = tools;
  const side = SHIP[ships[0]].side;
  const { at: hex } = ship(G, ships[0]);
  const sources = sourcesOf(G, ships);
  const cargo = goesAlong(G, ships, named);
  const id: FleetId | null = into === null ? null : fleetId(side, into);
  if (id) enlist(G, ships, id, hex);
  for (const each of ships) {
    const unit = ship(G, each);
    unit.fleet = into;
    unit.regrouped += 1;
  }
  const target: GroupId = id ?? looseAt(side, hex);
  for (const each of cargo.landIds) G.land[each].at = target;
  for (const each of cargo.leaderIds) G.leaders[each].at = target;
  for (const each of Object.values(G.leaders)) if (each.ship && ships.includes(each.ship)) each.at = target;
  for (const group of sources) if (group !== target) settleGroup(tools, group);
}

function enlist(G: WarWithSpain, ships: readonly UnitId[], id: FleetId, hex: string): void {
  const old = G.fleets[id];
  const from = sourcesOf(G, ships)
    .filter(isFleet)
    .map((group) => fleetOf(G, group));
  const loose = ships.some((each) => ship(G, each).fleet === null);
  const fresh = ships.some((each) => !ship(G, each).moved);
  const starts = ships.map((each) => ship(G, each).start);
  G.fleets[id] = {
    hex,
    start: starts.includes(hex) ? hex : (old?.start ?? starts[0]),
    munitions: munitionsOf(G, ships, old ? id : null),
    besieged: ships.some((each) => ship(G, each).besieged),
    tried: (old?.tried ?? false) || from.some(({ tried }) => tried),
    moved: (old?.moved ?? false) || ships.some((each) => ship(G, each).moved),
    stopped: (old?.stopped ?? false) || from.some(({ stopped }) => stopped),
    rolled: !fresh && !loose && (old?.rolled ?? true) && from.every(({ rolled }) => rolled),
    attacked: (old?.attacked ?? false) || from.some(({ attacked }) => attacked),
  };
}

export function changeRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const unit = view.naval[id];
  if (!unit || SHIP[id]?.side !== side) return violation('notYourShip', '6.12', { unit: id });
  if (!isHex(unit.at)) return violation('notOnMap', '6.12', { unit: id });
  const fleet = unit.fleet && fleetId(side, unit.fleet);
  if (fleet && view.fleets[fleet]?.stopped) return violation('stoppedFleet', '6.4', { fleet });
  if (id === TF && view.treasure.stopped) return violation('stoppedFleet', '6.4', { fleet: TF });
  return undefined;
}

/** Returns why ships may not be in one group: only some are besieged [10.13]. */
export function mixtureRefusal(view: WarWithSpain, ships: readonly UnitId[]): Violation | undefined {
  const besieged = ships.find((id) => view.naval[id].besieged);
  return besieged && ships.some((id) => !view.naval[id].besieged) ? violation('besiegedApart', '10.13', { unit: besieged }) : undefined;
}

export const numbersAt = (G: WarWithSpain, side: Side, hex: string): FleetNo[] =>
  fleetIds(G, side)
    .filter((id) => fleetOf(G, id).hex === hex)
    .map(fleetNo);
