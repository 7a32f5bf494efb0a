import * as Type from '@sinclair/typebox';
import { LEADERS } from '../../data/leaders.js';
import { type HexId, LeaderArg, type LeaderId, type Side, sideOf, UnitArg, type UnitId } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Leader, WarWithSpain } from '../../state.js';
import { leaderLimit } from '../landMovement/marchLimits.js';
import { isHighSeas } from '../map.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import { isSettled } from '../navalMovement/grouping/regrouping.js';
import { action } from '../tools.js';
import {
  armiesAt,
  fleetOf,
  hostileArmy,
  isBesiegedByLand,
  isFleet,
  isHex,
  isHidden,
  leaderOwner,
  shipFace,
  shipsAt,
  shipsOn,
  strengthOf,
} from '../units.js';

// Leader bonuses [13.1].

interface Bonus {
  readonly bonus: number;
  readonly leaders: LeaderId[];
}

/** Returns the sum of leaders' bonuses, each at most `mostOf`, the strength that the leader can lead [13.0]. */
const bonusOf = (leaders: LeaderId[], mostOf: (id: LeaderId) => number): Bonus => ({
  bonus: leaders.reduce((sum, id) => sum + Math.min(LEADERS[id].bonus, mostOf(id)), 0),
  leaders,
});

const best = (leaders: readonly LeaderId[]): LeaderId => leaders.reduce((a, b) => (LEADERS[a].bonus >= LEADERS[b].bonus ? a : b));

/** Returns the bonus of each fleet's best leader, or of all leaders if one is senior [13.13, 13.14]. Ignores ships hidden in a view. */
export function navalBonus(G: WarWithSpain, ships: readonly UnitId[]): Bonus {
  const hexOf = (id: LeaderId) => G.naval[G.leaders[id].ship ?? ''].at;
  const aboard = Object.keys(G.leaders).filter((id) => {
    const { ship } = G.leaders[id];
    return LEADERS[id].naval && ship !== null && ships.includes(ship);
  });
  const led = new Set(aboard.filter((id) => LEADERS[id].senior).map(hexOf));
  const groups = new Set(aboard.map((id) => G.leaders[id].at));
  const leaders = [...groups].flatMap((group) => {
    const crew = aboard.filter((id) => G.leaders[id].at === group);
    return led.has(hexOf(crew[0])) ? crew : [best(crew)];
  });
  return bonusOf(leaders, (id) => {
    const around = shipsAt(G, LEADERS[id].side, hexOf(id)).filter((each) => !isHidden(each));
    return around.reduce((sum, each) => sum + shipFace(G, each).cs, 0);
  });
}

/** Returns the land leader bonus [13.15]. Ignores units hidden in a view. */
export const landBonus = (G: WarWithSpain, leaders: readonly LeaderId[]): Bonus =>
  bonusOf(
    leaders.filter((id) => LEADERS[id].land),
    (id) =>
      strengthOf(
        G,
        armiesAt(G, leaderOwner(G, id), G.leaders[id].at).filter((each) => !isHidden(each)),
      ),
  );

// Leader assignment [13.16].

/** Returns the hex of a leader; undefined if the fleet is not in play. */
const hexOf = (view: WarWithSpain, { at }: Leader): HexId | undefined =>
  isHex(at) ? at : isFleet(at) ? view.fleets[at]?.hex : at.slice(2);

/** Returns why a leader may not be assigned to a ship, or go ashore (null). */
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
