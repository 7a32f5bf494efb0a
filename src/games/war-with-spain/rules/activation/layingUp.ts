import * as Type from '@sinclair/typebox';
import { SHIP } from '../../data/ships.js';
import type { TrackId } from '../../data/tracks.js';
import { type LeaderId, type Side, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { WarWithSpain, Whereabouts } from '../../state.js';
import { groupOf, settleGroup } from '../navalMovement/grouping/groups.js';
import { action, firstNo } from '../tools.js';
import {
  armyStrength,
  boxOf,
  capacity,
  cargoOf,
  fleetIds,
  hexAt,
  isHex,
  leadersAboard,
  parts,
  shipsOf,
  shipsOn,
  sideOfUnit,
  strengthOf,
} from '../units.js';
import { isFriendlyPort } from '../victory/control.js';
import { isFrozen, navalTrackAt, siegeRefusal, takesIn } from './activationValue.js';
import { ashoreRefusal } from './placing.js';

// Moving ships to a track. Cargo that the remaining ships cannot carry goes ashore [5.32, 5.61].

export function ashoreWith(G: WarWithSpain, id: UnitId): { landIds: UnitId[]; leaderIds: LeaderId[] } {
  const group = groupOf(G, id);
  const assigned = Object.keys(G.leaders).filter((leader) => G.leaders[leader].ship === id);
  if (!group) return { landIds: [], leaderIds: assigned };
  const stay = shipsOf(G, group).filter((other) => other !== id);
  const cargo = [...cargoOf(G, group)].sort((a, b) => armyStrength(G, a) - armyStrength(G, b) || (a < b ? -1 : 1));
  let over = strengthOf(G, cargo) - capacity(G, stay);
  const landIds = cargo.filter((each) => {
    if (over <= 0 && stay.length) return false;
    over -= armyStrength(G, each);
    return true;
  });
  const passengers = stay.length ? [] : leadersAboard(G, group).filter((leader) => G.leaders[leader].ship === null);
  return { landIds, leaderIds: [...assigned, ...passengers] };
}

export function goAshore(G: WarWithSpain, landIds: readonly UnitId[]): void {
  for (const id of landIds) Object.assign(G.land[id], { at: hexAt(G, G.land[id].at), moved: true });
}

/** Lays up a ship on a track. Call `settleGroup` for its former group afterwards. */
export function layUp(G: WarWithSpain, id: UnitId, track: Whereabouts): void {
  const ship = G.naval[id];
  const { landIds, leaderIds } = ashoreWith(G, id);
  goAshore(G, landIds);
  for (const each of leaderIds) {
    G.leaders[each].at = ship.at;
    G.leaders[each].ship = null;
  }
  ship.at = track;
  ship.fleet = null;
  ship.besieged = false;
}

const canBeLaidUp = (id: UnitId): boolean => SHIP[id].kind !== 'treasure';

// Laying up ships [5.6].

function layUpRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const ship = view.naval[id];
  if (!ship || sideOfUnit(id) !== side || !isHex(ship.at) || !canBeLaidUp(id)) return violation('notYourShip', '5.61', { unit: id });
  const track = navalTrackAt(ship.at);
  if (!track || !isFriendlyPort(view, side, ship.at)) return violation('layUpInPort', '5.61', { unit: id });
  if (ship.besieged) return violation('shipBesieged', '5.56', { unit: id });
  if (isFrozen(view, track, true)) return violation('winterWork', '5.57', { track });
  return siegeRefusal(view, side, track);
}

/** Returns why ships may not be laid up. The result depends on their order. */
function fleetLayUpRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): Violation | undefined {
  if (!ids.length) return violation('noShips', '5.61');
  const wrong = firstNo(ids, '5.61', (id) => layUpRefusal(view, side, id));
  if (wrong) return wrong;
  const waiting = new Map<TrackId, UnitId[]>();
  for (const id of ids) {
    const track = navalTrackAt(view.naval[id].at);
    if (!track) continue;
    if (!takesIn(view, side, track, id, waiting)) return violation('portFull', '5.63', { track, left: 0 });
    waiting.set(track, [...(waiting.get(track) ?? []), id]);
  }
  return undefined;
}

export const deactivateNaval = action({
  name: 'deactivateNaval',
  case: '5.61',
  secret: true,
  args: [UnitsArg, Type.Optional(UnitsArg)],
  refuse: (view, player, ids, ashore) =>
    fleetLayUpRefusal(view, sideOf(player), ids) ?? (ashore && ashoreRefusal(view, sideOf(player), ids, ashore)),
  *choices(view, player) {
    const side = sideOf(player);
    const ports = new Map<string, UnitId[]>();
    for (const id of shipsOn(view, side)) {
      if (!layUpRefusal(view, side, id)) ports.set(view.naval[id].at, [...(ports.get(view.naval[id].at) ?? []), id]);
    }
    for (const ids of ports.values()) for (const part of parts(view, ids)) if (!fleetLayUpRefusal(view, side, part)) yield [part];
  },
  perform(tools, player, ids, ashore) {
    const { G } = tools;
    if (ashore) goAshore(G, ashore);
    for (const id of ids) {
      const track = navalTrackAt(G.naval[id].at);
      if (track) layUp(G, id, boxOf(track, 2));
    }
    for (const id of fleetIds(G, sideOf(player))) settleGroup(tools, id);
  },
});
