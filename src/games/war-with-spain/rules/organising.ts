import { Type } from '@sinclair/typebox';
import { LEADERS } from '../data/leaders.js';
import { CargoArg, FleetArg, type FleetId, HexArg, type HexId, LeaderArg, type Side, TF, UnitArg, type UnitId, UnitsArg } from '../ids.js';
import { type Cargo, type GroupId, sideOf, type WarWithSpain } from '../state.js';
import { groupOf } from './groups.js';
import { parts, unlikeShips } from './likeness.js';
import { isHighSeas } from './map.js';
import { leaderLimit } from './nationalLimits.js';
import { fleetNo, isFleet, isHex, looseAt } from './places.js';
import { changeRefusal, freeNo, goesAlong, MOST_CHANGES, numbersAt, partingRefusal, regroup, sourcesOf } from './regrouping.js';
import { action, firstNo, type No, no } from './tools.js';
import { fullest } from './transport.js';
import { capacity, cargoOf, fleetIds, fleetOf, hostileArmy, isBesiegedByLand, shipsOf, shipsOn } from './units.js';

/** Fleets and armadas are made, joined and broken up [6.1]. */

const optionalCargo = Type.Optional(CargoArg);
const fleetName = (side: Side, number: number): FleetId => `${side}${number}` as FleetId;

/** Why these ships may not change their group in this hex. */
function shipsRefusal(view: WarWithSpain, side: Side, hex: string, ids: readonly UnitId[]): No | undefined {
  if (!ids.length) return no('noShips', '6.12');
  return firstNo(
    ids,
    (id) => changeRefusal(view, side, id) ?? (view.naval[id].at === hex ? undefined : no('notInHex', '6.12', { unit: id, hex })),
    (id) => no('namedTwice', '6.12', { unit: id }),
  );
}

/** Ships of a side by hex that may still change their group. */
function free(view: WarWithSpain, side: Side): Map<string, UnitId[]> {
  const at = new Map<string, UnitId[]>();
  for (const id of shipsOn(view, side)) {
    if (changeRefusal(view, side, id)) continue;
    at.set(view.naval[id].at, [...(at.get(view.naval[id].at) ?? []), id]);
  }
  return at;
}

const carries = ({ landIds, leaderIds }: Cargo): boolean => landIds.length + leaderIds.length > 0;

/** What ships that part from others could take along: as much as they hold of what their groups carry. */
export function fullLoad(view: WarWithSpain, ids: readonly UnitId[]): Cargo {
  const sources = sourcesOf(view, ids);
  const { leaderIds } = goesAlong(view, ids);
  return {
    landIds: fullest(
      view,
      sources.flatMap((group) => cargoOf(view, group)),
      capacity(view, ids),
    ),
    leaderIds,
  };
}

/** Choices to move ships to another group: with all that they carry where they leave nobody behind; else empty, and full. */
function* offer<T>(view: WarWithSpain, where: T, ids: UnitId[], target: GroupId | null): Generator<[T, UnitId[]] | [T, UnitId[], Cargo]> {
  const whole = goesAlong(view, ids);
  if (!partingRefusal(view, ids, undefined, target)) yield carries(whole) ? [where, ids, whole] : [where, ids];
  const load = fullLoad(view, ids);
  if (load.landIds.length > whole.landIds.length && !partingRefusal(view, ids, load, target)) yield [where, ids, load];
}

const formFleet = action({
  name: 'formFleet',
  case: '6.11',
  secret: true,
  args: [HexArg, UnitsArg, optionalCargo],
  refuse(view, player, hex, ids, cargo) {
    const side = sideOf(player);
    const wrong = shipsRefusal(view, side, hex, ids);
    if (wrong) return wrong;
    if (!freeNo(view, side)) return no('noMarker', '6.11');
    const [first, ...rest] = ids.map((id) => view.naval[id].fleet);
    const whole = first !== null && rest.every((other) => other === first) && shipsOf(view, fleetName(side, first)).length === ids.length;
    if (whole) return no('fleetAlready', '6.11', { fleet: fleetName(side, first) });
    return partingRefusal(view, ids, cargo, null);
  },
  *choices(view, player): Generator<[HexId, UnitId[]] | [HexId, UnitId[], Cargo]> {
    const side = sideOf(player);
    if (!freeNo(view, side)) return;
    for (const [hex, ids] of free(view, side)) {
      const loose = ids.filter((id) => view.naval[id].fleet === null);
      for (const part of parts(view, loose)) yield* offer(view, hex, part, null);
      for (const id of unlikeShips(view, ids)) {
        const { fleet } = view.naval[id];
        if (fleet !== null && shipsOf(view, fleetName(side, fleet)).length > 1) yield* offer(view, hex, [id], null);
      }
    }
  },
  perform(table, player, hex, ids, cargo) {
    const { G } = table;
    const side = sideOf(player);
    const number = freeNo(G, side);
    if (!number) return;
    regroup(table, ids, number, cargo);
    if (!G.opened) table.tell({ key: 'fleetForms', case: '6.11', by: player, at: [hex], who: [fleetName(side, number)] });
  },
});

const addToFleet = action({
  name: 'addToFleet',
  case: '6.12',
  secret: true,
  args: [FleetArg, UnitsArg, optionalCargo],
  refuse(view, player, number, ids, cargo) {
    const side = sideOf(player);
    const fleet = view.fleets[fleetName(side, number)];
    if (!fleet) return no('noFleet', '6.12', { fleet: fleetName(side, number) });
    const wrong = shipsRefusal(view, side, fleet.hex, ids);
    if (wrong) return wrong;
    const already = ids.find((id) => view.naval[id].fleet === number);
    if (already) return no('inFleetAlready', '6.12', { unit: already, fleet: fleetName(side, number) });
    return partingRefusal(view, ids, cargo, fleetName(side, number));
  },
  *choices(view, player) {
    const side = sideOf(player);
    const ready = free(view, side);
    for (const id of fleetIds(view, side)) {
      const number = fleetNo(id);
      const others = (ready.get(fleetOf(view, id).hex) ?? []).filter((each) => view.naval[each].fleet !== number);
      const loose = others.filter((each) => view.naval[each].fleet === null);
      const sailing = unlikeShips(view, others).filter((each) => view.naval[each].fleet !== null);
      for (const part of [...parts(view, loose), ...sailing.map((each) => [each])]) yield* offer(view, number, part, id);
    }
  },
  perform(table, player, number, ids, cargo) {
    const { G } = table;
    regroup(table, ids, number, cargo);
    const id = fleetName(sideOf(player), number);
    if (!G.opened) table.tell({ key: 'fleetGrows', case: '6.12', by: player, at: [fleetOf(G, id).hex], who: [id] });
  },
});

const removeFromFleet = action({
  name: 'removeFromFleet',
  case: '6.12',
  secret: true,
  args: [FleetArg, UnitsArg, optionalCargo],
  refuse(view, player, number, ids, cargo) {
    const side = sideOf(player);
    const id = fleetName(side, number);
    const fleet = view.fleets[id];
    if (!fleet) return no('noFleet', '6.12', { fleet: id });
    const wrong = shipsRefusal(view, side, fleet.hex, ids);
    if (wrong) return wrong;
    const other = ids.find((each) => view.naval[each].fleet !== number);
    if (other) return no('notInFleet', '6.12', { unit: other, fleet: id });
    if (isHighSeas(fleet.hex) && ids.some((each) => each !== TF)) return no('looseAtSea', '6.13', { fleet: id });
    return partingRefusal(view, ids, cargo, ids.includes(TF) ? null : looseAt(side, fleet.hex));
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of fleetIds(view, side)) {
      const { hex } = fleetOf(view, id);
      const ships = shipsOf(view, id).filter((each) => !changeRefusal(view, side, each) && (!isHighSeas(hex) || each === TF));
      for (const part of parts(view, ships)) yield* offer(view, fleetNo(id), part, part.includes(TF) ? null : looseAt(side, hex));
    }
  },
  perform(table, player, number, ids, cargo) {
    const { G } = table;
    const id = fleetName(sideOf(player), number);
    const { hex } = fleetOf(G, id);
    regroup(table, ids, null, cargo);
    if (!G.opened) table.tell({ key: G.fleets[id] ? 'fleetShrinks' : 'fleetBreaksUp', case: '6.12', by: player, at: [hex], who: [id] });
  },
});

const mergeFleets = action({
  name: 'mergeFleets',
  case: '12.12',
  secret: true,
  args: [FleetArg, FleetArg],
  refuse(view, player, from, into) {
    const side = sideOf(player);
    const [source, target] = [fleetName(side, from), fleetName(side, into)];
    if (from === into) return no('sameFleet', '12.12', { fleet: source });
    for (const id of [source, target]) if (!view.fleets[id]) return no('noFleet', '12.12', { fleet: id });
    if (fleetOf(view, source).hex !== fleetOf(view, target).hex) return no('fleetsApart', '12.12', { from: source, into: target });
    return firstNo(
      shipsOf(view, source),
      (id) => changeRefusal(view, side, id),
      (id) => no('namedTwice', '12.12', { unit: id }),
    );
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const from of fleetIds(view, side)) {
      if (shipsOf(view, from).some((id) => changeRefusal(view, side, id))) continue;
      const number = fleetNo(from);
      for (const into of numbersAt(view, side, fleetOf(view, from).hex)) if (into !== number) yield [number, into];
    }
  },
  perform(table, player, from, into) {
    const { G } = table;
    const side = sideOf(player);
    const { hex } = fleetOf(G, fleetName(side, from));
    regroup(table, shipsOf(G, fleetName(side, from)), into);
    if (!G.opened)
      table.tell({ key: 'fleetsJoin', case: '12.12', by: player, at: [hex], who: [fleetName(side, from), fleetName(side, into)] });
  },
});

/** Why a leader may not change his ship, or go ashore. */
function assignRefusal(view: WarWithSpain, side: Side, id: string, to: UnitId | null): No | undefined {
  const leader = view.leaders[id];
  if (!leader || LEADERS[id].side !== side) return no('notYourLeader', '13.16', { leader: id });
  if (!LEADERS[id].naval) return no('landLeader', '13.11', { leader: id });
  if (leader.regrouped >= MOST_CHANGES) return no('leaderMovedEnough', '13.16', { leader: id });
  if (leader.ship === to && (to !== null || isHex(leader.at))) return no('assignedAlready', '13.16', { leader: id });
  const hex = isHex(leader.at) ? leader.at : isFleet(leader.at) ? view.fleets[leader.at]?.hex : leader.at.slice(2);
  if (hex === undefined) return no('notOnMap', '13.16', { unit: id });
  if (isHex(leader.at) && isBesiegedByLand(view, side, hex)) return no('leaderBesieged', '10.13', { leader: id });
  if (to === null) {
    if (isHighSeas(hex)) return no('ashoreAtSea', '13.16', { leader: id });
    if (hostileArmy(view, side, hex)) return no('enemyAshore', '6.54', { hex });
    return leaderLimit(view, id, hex);
  }
  const ship = view.naval[to];
  if (!ship || view.naval[to].at !== hex || groupOf(view, to) === undefined) return no('shipNotThere', '13.16', { unit: to, leader: id });
  if (leader.moved && !ship.moved) return no('leaderMoved', '13.16', { leader: id });
  return undefined;
}

const assignLeader = action({
  name: 'assignLeader',
  case: '13.16',
  secret: true,
  args: [LeaderArg, Type.Union([UnitArg, Type.Null()])],
  refuse: (view, player, id, to) =>
    to !== null && !shipsOn(view, sideOf(player)).includes(to)
      ? no('notYourShip', '13.16', { unit: to })
      : assignRefusal(view, sideOf(player), id, to),
  *choices(view, player) {
    const side = sideOf(player);
    const ships = shipsOn(view, side);
    for (const id of Object.keys(view.leaders)) {
      if (LEADERS[id].side !== side || !LEADERS[id].naval || view.leaders[id].regrouped >= MOST_CHANGES) continue;
      for (const to of [null, ...ships]) if (!assignRefusal(view, side, id, to)) yield [id, to];
    }
  },
  perform({ G }, _player, id, to) {
    const leader = G.leaders[id];
    leader.regrouped += 1;
    leader.ship = to;
    if (to !== null) leader.at = groupOf(G, to) ?? leader.at;
    else leader.at = isFleet(leader.at) ? fleetOf(G, leader.at).hex : leader.at.slice(2);
  },
});

/** formFleet, addToFleet, removeFromFleet, mergeFleets, assignLeader */
export const organiseActions = [formFleet, addToFleet, removeFromFleet, mergeFleets, assignLeader];
