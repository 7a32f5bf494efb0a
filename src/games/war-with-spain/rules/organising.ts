import { Type } from '@sinclair/typebox';
import { LEADERS } from '../data/leaders.js';
import { CargoArg, FleetArg, type FleetId, HexArg, type HexId, LeaderArg, type Side, TF, UnitArg, type UnitId, UnitsArg } from '../ids.js';
import { type Cargo, sideOf, type WarWithSpain } from '../state.js';
import { groupOf } from './groups.js';
import { isHighSeas } from './map.js';
import { leaderLimit } from './nationalLimits.js';
import { fleetNo, isFleet, isHex, looseAt } from './places.js';
import { changeRefusal, freeNo, goesAlong, MOST_CHANGES, numbersAt, partingRefusal, regroup } from './regrouping.js';
import { action, firstNo, type No, no } from './tools.js';
import { fleetIds, fleetOf, hostileArmy, isBesiegedByLand, isDeep, shipsOf, shipsOn } from './units.js';

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

/** Parts of a group that a player would take out of it: all, the deep, the shallow, and each ship. */
export function parts(ids: readonly UnitId[]): UnitId[][] {
  const deep = ids.filter(isDeep);
  const shallow = ids.filter((id) => !isDeep(id));
  const mixed = deep.length > 0 && shallow.length > 0;
  return [[...ids], ...(mixed ? [deep, shallow] : []), ...(ids.length > 1 ? ids.map((id) => [id]) : [])];
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

/** What goes along, where the ships carry anything: the last argument of a choice. */
function alongOf(view: WarWithSpain, ids: readonly UnitId[]): Cargo | undefined {
  const cargo = goesAlong(view, ids);
  return cargo.landIds.length + cargo.leaderIds.length ? cargo : undefined;
}

/** The arguments of a choice, with the cargo where there is any. */
function* offer<T>(view: WarWithSpain, where: T, ids: UnitId[]): Generator<[T, UnitId[]] | [T, UnitId[], Cargo]> {
  const cargo = alongOf(view, ids);
  yield cargo ? [where, ids, cargo] : [where, ids];
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
      for (const part of loose.length ? parts(loose) : []) if (!partingRefusal(view, part, undefined, null)) yield* offer(view, hex, part);
      for (const id of ids) {
        const { fleet } = view.naval[id];
        if (fleet === null || shipsOf(view, fleetName(side, fleet)).length === 1) continue;
        if (!partingRefusal(view, [id], undefined, null)) yield [hex, [id]];
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
      const singles = others.filter((each) => view.naval[each].fleet !== null).map((each) => [each]);
      for (const part of [...(loose.length ? parts(loose) : []), ...singles]) {
        if (!partingRefusal(view, part, undefined, id)) yield* offer(view, number, part);
      }
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
      for (const part of ships.length ? parts(ships) : []) {
        if (!partingRefusal(view, part, undefined, part.includes(TF) ? null : looseAt(side, hex))) {
          yield* offer(view, fleetNo(id), part);
        }
      }
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
