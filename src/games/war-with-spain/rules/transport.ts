import { ARMY } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import type { LandNation } from '../data/nations.js';
import { GroupArg, type LeaderId, LeadersArg, type Side, type UnitId, UnitsArg } from '../ids.js';
import { type Cargo, type GroupId, sideOf, type WarWithSpain } from '../state.js';
import { debarkRefusal, putAshore } from './debarkation.js';
import { groupOf, roomIn } from './groups.js';
import { unlikeArmies } from './likeness.js';
import { isHighSeas, isPort } from './map.js';
import { groupHex, groupSide, isAboard, isFleet, looseAt } from './places.js';
import { action, by, firstNo, type No, no, type Tools } from './tools.js';
import {
  armiesAt,
  armyStrength,
  cargoOf,
  fleetIds,
  isBesiegedByLand,
  leadersAboard,
  leadersAshore,
  ownerOf,
  shipsOf,
  shipsOn,
  strengthOf,
} from './units.js';

/** Armies by sea [6.5]. */

/** They never leave their island, or their country [8.25, 8.26]. */
const HOMEBOUND: readonly LandNation[] = ['loyalirish', 'irishrebel', 'scotprot', 'scotcath', 'huguenot', 'league'];

/** The groups of a side on the map: its fleets, and its loose ships by hex. */
export const groupsOf = (G: WarWithSpain, side: Side): GroupId[] => [
  ...fleetIds(G, side),
  ...new Set(
    shipsOn(G, side)
      .filter((id) => G.naval[id].fleet === null && groupOf(G, id) !== undefined)
      .map((id) => looseAt(side, G.naval[id].at)),
  ),
];

/** The group that an argument names, or why it is none of the player's. */
export function ownGroup(view: WarWithSpain, side: Side, group: string): GroupId | No {
  const id = group as GroupId;
  if (groupSide(id) !== side || !shipsOf(view, id).length) return no('noGroup', '6.11', { group });
  return id;
}
const isNo = (answer: GroupId | No): answer is No => typeof answer === 'object';

function embarkGroupRefusal(view: WarWithSpain, group: GroupId): No | undefined {
  const ships = shipsOf(view, group);
  const hex = groupHex(view, group);
  if (!hex || !isPort(hex)) return no('embarkInPort', '6.51', { hex: hex ?? '' });
  if (ships.some((id) => view.naval[id].besieged)) return no('groupBesieged', '10.13', { group });
  if (ships.some((id) => view.naval[id].moved)) return no('groupMoved', '6.51', { group });
  return undefined;
}

function embarkArmyRefusal(view: WarWithSpain, side: Side, hex: string, id: UnitId): No | undefined {
  const unit = view.land[id];
  if (!unit || !ARMY[id] || ownerOf(view, id) !== side) return no('notYourArmy', '6.51', { unit: id });
  if (unit.at !== hex) return no('notInHex', '6.51', { unit: id, hex });
  if (unit.besieged) return no('armyBesieged', '10.13', { unit: id });
  if (unit.moved) return no('justLanded', '6.51', { unit: id });
  if (HOMEBOUND.includes(ARMY[id].nat)) return no('homebound', '8.26', { unit: id });
  return undefined;
}

function embarkLeaderRefusal(view: WarWithSpain, side: Side, hex: string, id: string): No | undefined {
  const leader = view.leaders[id];
  if (!leader || LEADERS[id].side !== side) return no('notYourLeader', '6.51', { leader: id });
  if (!LEADERS[id].land) return no('assignHim', '13.16', { leader: id });
  if (LEADERS[id].nat === 'huguenot' || LEADERS[id].nat === 'league') return no('homebound', '8.25', { unit: id });
  if (leader.at !== hex) return no('notInHex', '6.51', { unit: id, hex });
  if (isBesiegedByLand(view, side, hex)) return no('leaderBesieged', '10.13', { leader: id });
  if (leader.moved) return no('justLanded', '6.51', { unit: id });
  return undefined;
}

const twice = (unit: string) => no('namedTwice', '6.51', { unit });

const embark = action({
  name: 'embark',
  case: '6.51',
  secret: true,
  args: [GroupArg, UnitsArg, LeadersArg],
  refuse(view, player, name, landIds, leaderIds) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (isNo(group)) return group;
    const hex = groupHex(view, group) ?? '';
    if (!landIds.length && !leaderIds.length) return no('nobodyNamed', '6.51');
    const wrong =
      embarkGroupRefusal(view, group) ??
      firstNo(landIds, (id) => embarkArmyRefusal(view, side, hex, id), twice) ??
      firstNo(leaderIds, (id) => embarkLeaderRefusal(view, side, hex, id), twice);
    if (wrong) return wrong;
    const room = roomIn(view, group);
    const strength = strengthOf(view, landIds);
    return strength > room ? no('noRoom', '6.52', { group, room, strength }) : undefined;
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
  perform({ G, tell }, player, name, landIds, leaderIds) {
    const group = name as GroupId;
    for (const id of landIds) G.land[id].at = group;
    for (const id of leaderIds) {
      G.leaders[id].at = group;
      G.leaders[id].regrouped += 1;
    }
    tell({ key: 'embarks', case: '6.51', by: player, at: [groupHex(G, group) ?? ''], who: isFleet(group) ? [group] : [] });
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

/** Why these may not leave the ships that carry them, wherever they are put ashore. */
export function unloadRefusal(view: WarWithSpain, group: GroupId, { landIds, leaderIds }: Cargo): No | undefined {
  const gone = (unit: string) => no('notAboard', '6.54', { unit });
  return (
    firstNo(
      landIds,
      (id) => (view.land[id]?.at !== group ? gone(id) : view.land[id].moved ? no('justLanded', '6.54', { unit: id }) : undefined),
      twice,
    ) ?? firstNo(leaderIds, (id) => (view.leaders[id]?.at === group && view.leaders[id].ship === null ? undefined : gone(id)), twice)
  );
}

const debark = action({
  name: 'debark',
  case: '6.54',
  secret: true,
  args: [GroupArg, UnitsArg, LeadersArg],
  refuse(view, player, name, landIds, leaderIds) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (isNo(group)) return group;
    const hex = groupHex(view, group) ?? '';
    if (!landIds.length && !leaderIds.length) return no('nobodyNamed', '6.54');
    if (isFleet(group) && view.fleets[group]?.stopped) return no('stoppedFleet', '6.4', { fleet: group });
    if (isHighSeas(hex)) return no('noShore', '6.54', { hex });
    return unloadRefusal(view, group, { landIds, leaderIds }) ?? debarkRefusal(view, side, hex, { landIds, leaderIds });
  },
  *choices(view, player): Generator<[GroupId, UnitId[], LeaderId[]]> {
    const side = sideOf(player);
    for (const group of groupsOf(view, side)) {
      const hex = groupHex(view, group) ?? '';
      if (isHighSeas(hex) || (isFleet(group) && view.fleets[group]?.stopped)) continue;
      const fits = (cargo: Cargo) => !unloadRefusal(view, group, cargo) && !debarkRefusal(view, side, hex, cargo);
      const men = cargoOf(view, group).filter((id) => fits({ landIds: [id], leaderIds: [] }));
      const passengers = leadersAboard(view, group).filter((id) => fits({ landIds: [], leaderIds: [id] }));
      if (men.length + passengers.length > 1 && fits({ landIds: men, leaderIds: passengers })) yield [group, men, passengers];
      for (const id of unlikeArmies(view, men)) yield [group, [id], []];
      for (const id of passengers) yield [group, [], [id]];
    }
  },
  perform(table, player, name, landIds, leaderIds) {
    const group = name as GroupId;
    for (const id of leaderIds) table.G.leaders[id].regrouped += 1;
    putAshore(table, sideOf(player), groupHex(table.G, group) ?? '', { landIds, leaderIds });
  },
});

/** embark, debark */
export const transportActions = [embark, debark];

/** Sets of land units of which none can be spared: without all of them the rest fits, with any one of them back it does not. */
export function unloadings(G: WarWithSpain, group: GroupId): UnitId[][] {
  const over = -roomIn(G, group);
  if (over <= 0) return [];
  const men = cargoOf(G, group).sort((a, b) => armyStrength(G, a) - armyStrength(G, b) || (a < b ? -1 : 1));
  const sets: UnitId[][] = [];
  const search = (at: number, chosen: UnitId[], weight: number) => {
    if (sets.length >= MOST_UNLOADINGS) return;
    if (weight >= over) {
      if (isSmallest(G, chosen, over)) sets.push(chosen);
      return;
    }
    for (let next = at; next < men.length; next++) search(next + 1, [...chosen, men[next]], weight + armyStrength(G, men[next]));
  };
  search(0, [], 0);
  return sets;
}
const MOST_UNLOADINGS = 40;
const isSmallest = (G: WarWithSpain, chosen: readonly UnitId[], over: number): boolean =>
  chosen.every((id) => strengthOf(G, chosen) - armyStrength(G, id) < over);

/** The first group of a side that carries too much. */
export function overloaded(G: WarWithSpain, side: Side): GroupId | undefined {
  const laden = new Set<string>();
  for (const { at } of Object.values(G.land)) if (isAboard(at) && groupSide(at) === side) laden.add(at);
  return laden.size ? groupsOf(G, side).find((group) => laden.has(group) && roomIn(G, group) < 0) : undefined;
}

/** Asks for cargo to be given up where ships no longer suffice [6.52]; a single way is taken at once. @returns whether it did anything */
export function lightenShips(table: Tools): boolean {
  const { G } = table;
  for (const side of ['E', 'S'] as const) {
    const group = overloaded(G, side);
    if (!group) continue;
    const ways = unloadings(G, group);
    if (ways.length === 1) giveUp(table, side, ways[0]);
    else G.pending = { step: 'dropCargo', side, group };
    return true;
  }
  return false;
}

function giveUp({ G, tell }: Tools, side: Side, landIds: readonly UnitId[]): void {
  for (const id of landIds) delete G.land[id];
  tell({ key: 'cargoLost', case: '6.52', by: by(side), who: [...landIds] });
}

const dropCargo = action({
  name: 'dropCargo',
  case: '6.52',
  secret: true,
  args: [UnitsArg],
  refuse(view, _player, landIds) {
    const { pending } = view;
    if (pending?.step !== 'dropCargo') return no('notNow', '6.52', { move: 'dropCargo' });
    const wrong = unloadRefusal({ ...view, land: unmoved(view, pending.group) }, pending.group, { landIds, leaderIds: [] });
    if (wrong) return wrong;
    const over = -roomIn(view, pending.group);
    if (strengthOf(view, landIds) < over) return no('dropMore', '6.52', { over });
    return isSmallest(view, landIds, over) ? undefined : no('dropLess', '6.52', { over });
  },
  *choices(view) {
    if (view.pending?.step === 'dropCargo') for (const set of unloadings(view, view.pending.group)) yield [set];
  },
  perform(table, player, landIds) {
    table.G.pending = null;
    giveUp(table, sideOf(player), landIds);
  },
});

const unmoved = (view: WarWithSpain, group: GroupId): WarWithSpain['land'] =>
  Object.fromEntries(cargoOf(view, group).map((id) => [id, { ...view.land[id], moved: false }]));

/** dropCargo */
export const unloadActions = [dropCargo];
