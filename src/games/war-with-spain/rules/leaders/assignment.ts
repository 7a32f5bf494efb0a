import * as Type from '@sinclair/typebox';
import { LEADERS } from '../../data/leaders.js';
import { type HexId, LeaderArg, type Side, sideOf, UnitArg, type UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Leader, WarWithSpain } from '../../state.js';
import { leaderLimit } from '../landMovement/nationalLimits.js';
import { isHighSeas } from '../map.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import { isSettled } from '../navalMovement/grouping/regrouping.js';
import { action } from '../tools.js';
import { fleetOf, hostileArmy, isBesiegedByLand, shipsOn } from '../units.js';
import { isFleet, isHex } from '../whereabouts.js';

/** Leaders change their ships [13.16]. */

/** The hex in which a leader is, ashore or aboard. */
const hexOf = (view: WarWithSpain, { at }: Leader): HexId | undefined =>
  isHex(at) ? at : isFleet(at) ? view.fleets[at]?.hex : at.slice(2);

/** Why a leader may not change his ship, or go ashore. */
function assignRefusal(view: WarWithSpain, side: Side, id: string, to: UnitId | null): Violation | undefined {
  const leader = view.leaders[id];
  if (!leader || LEADERS[id].side !== side) return violation('notYourLeader', '13.16', { leader: id });
  if (!LEADERS[id].naval) return violation('landLeader', '13.11', { leader: id });
  if (leader.ship === to && (to !== null || isHex(leader.at))) return violation('assignedAlready', '13.16', { leader: id });
  const hex = hexOf(view, leader);
  if (hex === undefined) return violation('notOnMap', '13.16', { unit: id });
  if (isHex(leader.at) && isBesiegedByLand(view, side, hex)) return violation('leaderBesieged', '10.13', { leader: id });
  if (to === null) {
    if (isHighSeas(hex)) return violation('ashoreAtSea', '13.16', { leader: id });
    if (hostileArmy(view, side, hex)) return violation('enemyAshore', '6.54', { hex });
    return leaderLimit(view, id, hex);
  }
  const ship = view.naval[to];
  if (!ship || view.naval[to].at !== hex || groupOf(view, to) === undefined)
    return violation('shipNotThere', '13.16', { unit: to, leader: id });
  if (leader.moved && !ship.moved) return violation('leaderMoved', '13.16', { leader: id });
  return undefined;
}

export const assignLeader = action({
  name: 'assignLeader',
  case: '13.16',
  secret: true,
  args: [LeaderArg, Type.Union([UnitArg, Type.Null()])],
  refuse: (view, player, id, to) =>
    to !== null && !shipsOn(view, sideOf(player)).includes(to)
      ? violation('notYourShip', '13.16', { unit: to })
      : assignRefusal(view, sideOf(player), id, to),
  *choices(view, player) {
    const side = sideOf(player);
    const ships = shipsOn(view, side);
    for (const id of Object.keys(view.leaders)) {
      if (LEADERS[id].side !== side || !LEADERS[id].naval || isSettled(view.leaders[id])) continue;
      const hex = hexOf(view, view.leaders[id]);
      const near = ships.filter((ship) => view.naval[ship].at === hex);
      for (const to of [null, ...near]) if (!assignRefusal(view, side, id, to)) yield [id, to];
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
