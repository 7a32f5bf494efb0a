import { SHIP } from '../data/ships.js';
import { type FleetId, type FleetNo, type Side, TF, type UnitId } from '../ids.js';
import type { Cargo, GroupId, WarWithSpain } from '../state.js';
import { groupOf, settleGroup } from './groups.js';
import { fleetNo, isFleet, isHex, looseAt } from './places.js';
import { firstNo, type No, no, type Tools } from './tools.js';
import { capacity, cargoOf, fleetIds, fleetOf, leadersAboard, ship, shipsOf, strengthOf } from './units.js';

/** Ships change from one group to another, and their cargo with them [6.12, 12.12]. */

const NOTHING: Cargo = { landIds: [], leaderIds: [] };
/** How often a ship, or a leader, may change in one segment, so that organising ends. */
export const MOST_CHANGES = 2;

/** The lowest number that no fleet of a side has, or nothing when all six markers are in use [6.11]. */
export function freeNo(G: WarWithSpain, side: Side): FleetNo | undefined {
  return ([1, 2, 3, 4, 5, 6] as const).find((no) => !G.fleets[`${side}${no}`]);
}

/** The groups that ships come from. */
export const sourcesOf = (G: WarWithSpain, ships: readonly UnitId[]): GroupId[] => [
  ...new Set(ships.map((id) => groupOf(G, id)).filter((group) => group !== undefined)),
];

/** What goes along: what is named; all of it where a group leaves as a whole. */
export function goesAlong(G: WarWithSpain, ships: readonly UnitId[], named: Cargo = NOTHING): Cargo {
  const whole = sourcesOf(G, ships).filter((group) => shipsOf(G, group).every((id) => ships.includes(id)));
  const passengers = (group: GroupId) => leadersAboard(G, group).filter((id) => G.leaders[id].ship === null);
  return {
    landIds: [...new Set([...named.landIds, ...whole.flatMap((group) => cargoOf(G, group))])],
    leaderIds: [...new Set([...named.leaderIds, ...whole.flatMap(passengers)])],
  };
}

/** Why these ships may not leave their groups, with this cargo, for one that carries `held` already. */
export function partingRefusal(
  view: WarWithSpain,
  ships: readonly UnitId[],
  named: Cargo | undefined,
  target: GroupId | null,
): No | undefined {
  const sources = sourcesOf(view, ships);
  const cargo = goesAlong(view, ships, named);
  const aboard = (at: string | undefined) => sources.some((group) => group === at);
  const wrong =
    firstNo(
      named?.landIds ?? [],
      (id) => (aboard(view.land[id]?.at) ? undefined : no('notAboard', '6.15', { unit: id })),
      (id) => no('namedTwice', '6.15', { unit: id }),
    ) ??
    firstNo(
      named?.leaderIds ?? [],
      (id) => (aboard(view.leaders[id]?.at) && view.leaders[id].ship === null ? undefined : no('notAboard', '6.15', { unit: id })),
      (id) => no('namedTwice', '6.15', { unit: id }),
    );
  if (wrong) return wrong;
  const overloaded = sources.some((group) => {
    const stay = shipsOf(view, group).filter((id) => !ships.includes(id));
    const men = cargoOf(view, group).filter((id) => !cargo.landIds.includes(id));
    return strengthOf(view, men) > capacity(view, stay);
  });
  if (overloaded) return no('staysTooMuch', '6.52', { units: [...ships] });
  const mates = target ? shipsOf(view, target) : [];
  const held = target ? cargoOf(view, target) : [];
  if (strengthOf(view, [...cargo.landIds, ...held]) > capacity(view, [...ships, ...mates])) {
    return no('goesTooMuch', '6.52', { units: [...ships] });
  }
  return undefined;
}

/** Munitions of a fleet that ships join, or make: the least that any of them brings; loose ships bring none [12.12]. */
export function munitionsOf(G: WarWithSpain, ships: readonly UnitId[], joined: FleetId | null): number {
  const brought = ships.map((id) => {
    const group = groupOf(G, id);
    return group && isFleet(group) ? fleetOf(G, group).munitions : 0;
  });
  return Math.min(...brought, joined ? fleetOf(G, joined).munitions : Number.POSITIVE_INFINITY);
}

/**
 * Moves ships to another fleet, or to the loose ships of their hex (null). Munitions, marks and cargo follow; groups left
 * empty vanish.
 */
export function regroup(table: Tools, ships: readonly UnitId[], into: FleetNo | null, named?: Cargo): void {
  const { G } = table;
  const side = SHIP[ships[0]].side;
  const { at: hex } = ship(G, ships[0]);
  const sources = sourcesOf(G, ships);
  const cargo = goesAlong(G, ships, named);
  const id: FleetId | null = into === null ? null : `${side}${into}`;
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
  for (const group of sources) if (group !== target) settleGroup(table, group);
}

/** The marker of a fleet after ships have joined it. */
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

/** Why a ship may not change its group now. */
export function changeRefusal(view: WarWithSpain, side: Side, id: UnitId): No | undefined {
  const unit = view.naval[id];
  if (!unit || SHIP[id]?.side !== side) return no('notYourShip', '6.12', { unit: id });
  if (!isHex(unit.at)) return no('notOnMap', '6.12', { unit: id });
  if (unit.regrouped >= MOST_CHANGES) return no('regroupedEnough', '6.12', { unit: id });
  if (unit.fleet !== null && view.fleets[`${side}${unit.fleet}`]?.stopped)
    return no('stoppedFleet', '6.4', { fleet: `${side}${unit.fleet}` });
  if (id === TF && view.treasure.stopped) return no('stoppedFleet', '6.4', { fleet: TF });
  return undefined;
}

/** Fleets of a side in a hex, by number. */
export const numbersAt = (G: WarWithSpain, side: Side, hex: string): FleetNo[] =>
  fleetIds(G, side)
    .filter((id) => fleetOf(G, id).hex === hex)
    .map(fleetNo);
