import * as Type from '@sinclair/typebox';
import { CargoArg, FleetArg, fleetId, HexArg, type HexId, type Side, sideOf, TF, type UnitId, UnitsArg } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { Cargo, GroupId, WarWithSpain } from '../../../state.js';
import { isHighSeas } from '../../map.js';
import { action, firstNo } from '../../tools.js';
import { cargoOf, fleetIds, fleetNo, fleetOf, isFleet, looseAt, parts, shipsOf, shipsOn, unlikeShips } from '../../units.js';
import { fullLoad, goesAlong, partingRefusal, sourcesOf } from './parting.js';
import { changeRefusal, freeNo, isSettled, mixtureRefusal, numbersAt, regroup } from './regrouping.js';

const optionalCargo = Type.Optional(CargoArg);

function shipsRefusal(view: WarWithSpain, side: Side, hex: string, ids: readonly UnitId[]): Violation | undefined {
  if (!ids.length) return violation('noShips', '6.12');
  return firstNo(
    ids,
    '6.12',
    (id) => changeRefusal(view, side, id) ?? (view.naval[id].at === hex ? undefined : violation('notInHex', '6.12', { unit: id, hex })),
  );
}

function free(view: WarWithSpain, side: Side): Map<string, UnitId[]> {
  const at = new Map<string, UnitId[]>();
  for (const id of shipsOn(view, side)) {
    if (isSettled(view.naval[id]) || changeRefusal(view, side, id)) continue;
    const there = at.get(view.naval[id].at);
    if (there) there.push(id);
    else at.set(view.naval[id].at, [id]);
  }
  return at;
}

const carries = ({ landIds, leaderIds }: Cargo): boolean => landIds.length + leaderIds.length > 0;

/** Yields choices with only the necessary cargo, and with as much cargo as possible. */
function* offer<T>(view: WarWithSpain, where: T, ids: UnitId[], target: GroupId | null): Generator<[T, UnitId[]] | [T, UnitId[], Cargo]> {
  if (mixtureRefusal(view, target && isFleet(target) ? [...shipsOf(view, target), ...ids] : ids)) return;
  const whole = goesAlong(view, ids);
  if (!partingRefusal(view, ids, undefined, target)) yield carries(whole) ? [where, ids, whole] : [where, ids];
  if (sourcesOf(view, ids).every((group) => !cargoOf(view, group).length)) return;
  const load = fullLoad(view, ids);
  if (load.landIds.length > whole.landIds.length && !partingRefusal(view, ids, load, target)) yield [where, ids, load];
}

export const formFleet = action({
  name: 'formFleet',
  case: '6.11',
  secret: true,
  args: [HexArg, UnitsArg, optionalCargo],
  refuse(view, player, hex, ids, cargo) {
    const side = sideOf(player);
    const wrong = shipsRefusal(view, side, hex, ids);
    if (wrong) return wrong;
    if (!freeNo(view, side)) return violation('noMarker', '6.11');
    const [first, ...rest] = ids.map((id) => view.naval[id].fleet);
    const whole = first !== null && rest.every((other) => other === first) && shipsOf(view, fleetId(side, first)).length === ids.length;
    if (whole) return violation('fleetAlready', '6.11', { fleet: fleetId(side, first) });
    return mixtureRefusal(view, ids) ?? partingRefusal(view, ids, cargo, null);
  },
  *choices(view, player): Generator<[HexId, UnitId[]] | [HexId, UnitId[], Cargo]> {
    const side = sideOf(player);
    if (!freeNo(view, side)) return;
    for (const [hex, ids] of free(view, side)) {
      const loose = ids.filter((id) => view.naval[id].fleet === null);
      for (const part of parts(view, loose)) yield* offer(view, hex, part, null);
      for (const id of unlikeShips(view, ids)) {
        const { fleet } = view.naval[id];
        if (fleet !== null && shipsOf(view, fleetId(side, fleet)).length > 1) yield* offer(view, hex, [id], null);
      }
    }
  },
  perform(tools, player, hex, ids, cargo) {
    const { G } = tools;
    const side = sideOf(player);
    const number = freeNo(G, side);
    if (!number) return;
    regroup(tools, ids, number, cargo);
    if (!G.opened) tools.emit({ key: 'fleetForms', case: '6.11', by: player, at: [hex], who: [fleetId(side, number)] });
  },
});

export const addToFleet = action({
  name: 'addToFleet',
  case: '6.12',
  secret: true,
  args: [FleetArg, UnitsArg, optionalCargo],
  refuse(view, player, number, ids, cargo) {
    const side = sideOf(player);
    const fleet = view.fleets[fleetId(side, number)];
    if (!fleet) return violation('noFleet', '6.12', { fleet: fleetId(side, number) });
    const wrong = shipsRefusal(view, side, fleet.hex, ids);
    if (wrong) return wrong;
    const already = ids.find((id) => view.naval[id].fleet === number);
    if (already) return violation('inFleetAlready', '6.12', { unit: already, fleet: fleetId(side, number) });
    const id = fleetId(side, number);
    return mixtureRefusal(view, [...shipsOf(view, id), ...ids]) ?? partingRefusal(view, ids, cargo, id);
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
  perform(tools, player, number, ids, cargo) {
    const { G } = tools;
    regroup(tools, ids, number, cargo);
    const id = fleetId(sideOf(player), number);
    if (!G.opened) tools.emit({ key: 'fleetGrows', case: '6.12', by: player, at: [fleetOf(G, id).hex], who: [id] });
  },
});

export const removeFromFleet = action({
  name: 'removeFromFleet',
  case: '6.12',
  secret: true,
  args: [FleetArg, UnitsArg, optionalCargo],
  refuse(view, player, number, ids, cargo) {
    const side = sideOf(player);
    const id = fleetId(side, number);
    const fleet = view.fleets[id];
    if (!fleet) return violation('noFleet', '6.12', { fleet: id });
    const wrong = shipsRefusal(view, side, fleet.hex, ids);
    if (wrong) return wrong;
    const other = ids.find((each) => view.naval[each].fleet !== number);
    if (other) return violation('notInFleet', '6.12', { unit: other, fleet: id });
    if (isHighSeas(fleet.hex) && ids.some((each) => each !== TF)) return violation('looseAtSea', '6.13', { fleet: id });
    return partingRefusal(view, ids, cargo, ids.includes(TF) ? null : looseAt(side, fleet.hex));
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of fleetIds(view, side)) {
      const { hex } = fleetOf(view, id);
      const ready = (each: UnitId) => !isSettled(view.naval[each]) && !changeRefusal(view, side, each);
      const ships = shipsOf(view, id).filter((each) => ready(each) && (!isHighSeas(hex) || each === TF));
      for (const part of parts(view, ships)) yield* offer(view, fleetNo(id), part, part.includes(TF) ? null : looseAt(side, hex));
    }
  },
  perform(tools, player, number, ids, cargo) {
    const { G } = tools;
    const id = fleetId(sideOf(player), number);
    const { hex } = fleetOf(G, id);
    regroup(tools, ids, null, cargo);
    if (!G.opened) tools.emit({ key: G.fleets[id] ? 'fleetShrinks' : 'fleetBreaksUp', case: '6.12', by: player, at: [hex], who: [id] });
  },
});

export const mergeFleets = action({
  name: 'mergeFleets',
  case: '12.12',
  secret: true,
  args: [FleetArg, FleetArg],
  refuse(view, player, from, into) {
    const side = sideOf(player);
    const [source, target] = [fleetId(side, from), fleetId(side, into)];
    if (from === into) return violation('sameFleet', '12.12', { fleet: source });
    for (const id of [source, target]) if (!view.fleets[id]) return violation('noFleet', '12.12', { fleet: id });
    if (fleetOf(view, source).hex !== fleetOf(view, target).hex) return violation('fleetsApart', '12.12', { from: source, into: target });
    const wrong = firstNo(shipsOf(view, source), '12.12', (id) => changeRefusal(view, side, id));
    return wrong ?? mixtureRefusal(view, [...shipsOf(view, source), ...shipsOf(view, target)]);
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const from of fleetIds(view, side)) {
      if (shipsOf(view, from).some((id) => isSettled(view.naval[id]) || changeRefusal(view, side, id))) continue;
      const number = fleetNo(from);
      for (const into of numbersAt(view, side, fleetOf(view, from).hex)) {
        const both = [...shipsOf(view, from), ...shipsOf(view, fleetId(side, into))];
        if (into !== number && !mixtureRefusal(view, both)) yield [number, into];
      }
    }
  },
  perform(tools, player, from, into) {
    const { G } = tools;
    const side = sideOf(player);
    const { hex } = fleetOf(G, fleetId(side, from));
    regroup(tools, shipsOf(G, fleetId(side, from)), into);
    if (!G.opened) tools.emit({ key: 'fleetsJoin', case: '12.12', by: player, at: [hex], who: [fleetId(side, from), fleetId(side, into)] });
  },
});
