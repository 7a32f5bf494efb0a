import { ARMY } from '../../../data/armies.js';
import { LEADERS } from '../../../data/leaders.js';
import type { LandNation } from '../../../data/nations.js';
import { FRENCH } from '../../../data/nations.js';
import { GroupArg, type LeaderId, LeadersArg, type Side, sideOf, type UnitId, UnitsArg } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { GroupId, WarWithSpain } from '../../../state.js';
import { unlikeArmies } from '../../likeness.js';
import { isPort } from '../../map.js';
import { action, firstNo } from '../../tools.js';
import { armiesAt, armyStrength, isBesiegedByLand, leadersAshore, ownerOf, shipsOf, strengthOf } from '../../units.js';
import { groupHex, groupNamed, isFleet } from '../../whereabouts.js';
import { groupsOf, isNo, ownGroup, roomIn } from '../grouping/groups.js';

/** Armies and leaders go aboard [6.51]. */

/** They never leave their island, or their country [8.25, 8.26]. */
export const HOMEBOUND: readonly LandNation[] = ['loyalirish', 'irishrebel', 'scotprot', 'scotcath', ...FRENCH];

function embarkGroupRefusal(view: WarWithSpain, group: GroupId): Violation | undefined {
  const ships = shipsOf(view, group);
  const hex = groupHex(view, group);
  if (!hex || !isPort(hex)) return violation('embarkInPort', '6.51', { hex: hex ?? '' });
  if (ships.some((id) => view.naval[id].besieged)) return violation('groupBesieged', '10.13', { group });
  if (ships.some((id) => view.naval[id].moved)) return violation('groupMoved', '6.51', { group });
  return undefined;
}

function embarkArmyRefusal(view: WarWithSpain, side: Side, hex: string, id: UnitId): Violation | undefined {
  const unit = view.land[id];
  if (!unit || !ARMY[id] || ownerOf(view, id) !== side) return violation('notYourArmy', '6.51', { unit: id });
  if (unit.at !== hex) return violation('notInHex', '6.51', { unit: id, hex });
  if (unit.besieged) return violation('armyBesieged', '10.13', { unit: id });
  if (unit.moved) return violation('justLanded', '6.51', { unit: id });
  if (HOMEBOUND.includes(ARMY[id].nat)) return violation('homebound', '8.26', { unit: id });
  return undefined;
}

function embarkLeaderRefusal(view: WarWithSpain, side: Side, hex: string, id: string): Violation | undefined {
  const leader = view.leaders[id];
  if (!leader || LEADERS[id].side !== side) return violation('notYourLeader', '6.51', { leader: id });
  if (!LEADERS[id].land) return violation('assignHim', '13.16', { leader: id });
  if (FRENCH.includes(LEADERS[id].nat)) return violation('homebound', '8.25', { unit: id });
  if (leader.at !== hex) return violation('notInHex', '6.51', { unit: id, hex });
  if (isBesiegedByLand(view, side, hex)) return violation('leaderBesieged', '10.13', { leader: id });
  if (leader.moved) return violation('justLanded', '6.51', { unit: id });
  return undefined;
}

export const embark = action({
  name: 'embark',
  case: '6.51',
  secret: true,
  args: [GroupArg, UnitsArg, LeadersArg],
  refuse(view, player, name, landIds, leaderIds) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (isNo(group)) return group;
    const hex = groupHex(view, group) ?? '';
    if (!landIds.length && !leaderIds.length) return violation('nobodyNamed', '6.51');
    const wrong =
      embarkGroupRefusal(view, group) ??
      firstNo(landIds, '6.51', (id) => embarkArmyRefusal(view, side, hex, id)) ??
      firstNo(leaderIds, '6.51', (id) => embarkLeaderRefusal(view, side, hex, id));
    if (wrong) return wrong;
    const room = roomIn(view, group);
    const strength = strengthOf(view, landIds);
    return strength > room ? violation('noRoom', '6.52', { group, room, strength }) : undefined;
  },
  *choices(view, player): Generator<[GroupId, UnitId[], LeaderId[]]> {
    const side = sideOf(player);
    for (const group of groupsOf(view, side)) {
      if (embarkGroupRefusal(view, group)) continue;
      const hex = groupHex(view, group) ?? '';
      const room = roomIn(view, group);
      const men = armiesAt(view, side, hex).filter((id) => !embarkArmyRefusal(view, side, hex, id));
      for (const id of unlikeArmies(view, men)) if (armyStrength(view, id) <= room) yield [group, [id], []];
      const leaders = leadersAshore(view, side, hex).filter((id) => !embarkLeaderRefusal(view, side, hex, id));
      for (const id of leaders) yield [group, [], [id]];
      const load = fullest(view, men, room);
      if (load.length > 1 || (load.length && leaders.length)) yield [group, load, leaders];
    }
  },
  perform({ G, emit }, player, name, landIds, leaderIds) {
    const group = groupNamed(name);
    for (const id of landIds) G.land[id].at = group;
    for (const id of leaderIds) {
      G.leaders[id].at = group;
      G.leaders[id].regrouped += 1;
    }
    emit({ key: 'embarks', case: '6.51', by: player, at: [groupHex(G, group) ?? ''], who: isFleet(group) ? [group] : [] });
  },
});

/** The strongest first, as many as there is room for. */
export function fullest(G: WarWithSpain, men: readonly UnitId[], room: number): UnitId[] {
  let left = room;
  return [...men]
    .sort((a, b) => armyStrength(G, b) - armyStrength(G, a))
    .filter((id) => {
      const strength = armyStrength(G, id);
      if (strength > left) return false;
      left -= strength;
      return true;
    });
}
