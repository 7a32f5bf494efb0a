import { ARMY } from '../../../data/armies.js';
import { LEADERS } from '../../../data/leaders.js';
import { FRENCH, type LandNation } from '../../../data/map.js';
import { GroupArg, type LeaderId, LeadersArg, SIDES, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../../ids.js';
import { type Violation, violation } from '../../../keys.js';
import type { GroupId, WarWithSpain } from '../../../state.js';
import { isPort } from '../../map.js';
import { action, firstNo, type Tools } from '../../tools.js';
import {
  armiesAt,
  armyStrength,
  cargoOf,
  groupHex,
  groupNamed,
  isAboard,
  isBesiegedByLand,
  isFleet,
  leadersAshore,
  ownerOf,
  shipsOf,
  strengthOf,
  unlikeArmies,
} from '../../units.js';
import { groupsOf, isNo, ownGroup, roomIn } from '../grouping/groups.js';
import { unloadRefusal } from './landing.js';

// Losing cargo above capacity [6.52].

/** Returns sets of units with at least `over` strength and no unnecessary units; at most `MOST_SETS`. */
export function smallestSets(G: WarWithSpain, men: readonly UnitId[], over: number): UnitId[][] {
  if (over <= 0) return [];
  const weakestFirst = [...men].sort((a, b) => armyStrength(G, a) - armyStrength(G, b) || (a < b ? -1 : 1));
  const sets: UnitId[][] = [];
  const search = (at: number, chosen: UnitId[], weight: number) => {
    if (sets.length >= MOST_SETS) return;
    if (weight >= over) {
      if (isSmallest(G, chosen, over)) sets.push(chosen);
      return;
    }
    for (let next = at; next < weakestFirst.length; next++)
      search(next + 1, [...chosen, weakestFirst[next]], weight + armyStrength(G, weakestFirst[next]));
  };
  search(0, [], 0);
  return sets;
}

const MOST_SETS = 40;

const isSmallest = (G: WarWithSpain, chosen: readonly UnitId[], over: number): boolean =>
  chosen.every((id) => strengthOf(G, chosen) - armyStrength(G, id) < over);

const unloadings = (G: WarWithSpain, group: GroupId): UnitId[][] => smallestSets(G, cargoOf(G, group), -roomIn(G, group));

function ladenGroups(G: WarWithSpain): ReadonlySet<string> {
  const laden = new Set<string>();
  for (const id of Object.keys(G.land)) if (isAboard(G.land[id].at)) laden.add(G.land[id].at);
  return laden;
}

export const overloaded = (G: WarWithSpain, side: Side, laden = ladenGroups(G)): GroupId | undefined =>
  laden.size ? groupsOf(G, side).find((group) => laden.has(group) && roomIn(G, group) < 0) : undefined;

/**
 * Asks the owner of an overloaded group which cargo to lose, unless there is only one way [6.52].
 * @returns whether any group was overloaded
 */
export function lightenShips(tools: Tools): boolean {
  const { G } = tools;
  const laden = ladenGroups(G);
  for (const side of SIDES) {
    const group = overloaded(G, side, laden);
    if (!group) continue;
    const ways = unloadings(G, group);
    if (ways.length === 1) giveUp(tools, side, ways[0]);
    else G.pending = { step: 'dropCargo', side, group };
    return true;
  }
  return false;
}

function giveUp({ G, emit }: Tools, side: Side, landIds: readonly UnitId[]): void {
  for (const id of landIds) delete G.land[id];
  emit({ key: 'cargoLost', case: '6.52', by: seatOf(side), who: [...landIds] });
}

export const dropCargo = action({
  name: 'dropCargo',
  case: '6.52',
  secret: true,
  args: [UnitsArg],
  refuse(view, _player, landIds) {
    const { pending } = view;
    if (pending?.step !== 'dropCargo') return violation('notNow', '6.52', { move: 'dropCargo' });
    const wrong = unloadRefusal({ ...view, land: unmoved(view, pending.group) }, pending.group, { landIds, leaderIds: [] });
    if (wrong) return wrong;
    const over = -roomIn(view, pending.group);
    if (strengthOf(view, landIds) < over) return violation('dropMore', '6.52', { over });
    return isSmallest(view, landIds, over) ? undefined : violation('dropLess', '6.52', { over });
  },
  *choices(view) {
    if (view.pending?.step === 'dropCargo') for (const set of unloadings(view, view.pending.group)) yield [set];
  },
  perform(tools, player, landIds) {
    tools.G.pending = null;
    giveUp(tools, sideOf(player), landIds);
  },
});

const unmoved = (view: WarWithSpain, group: GroupId): WarWithSpain['land'] =>
  Object.fromEntries(cargoOf(view, group).map((id) => [id, { ...view.land[id], moved: false }]));

// Embarking [6.51].

/** Nationalities that never embark [8.25, 8.26]. */
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

/** Returns units with a total strength of at most `room`, strongest first. */
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
