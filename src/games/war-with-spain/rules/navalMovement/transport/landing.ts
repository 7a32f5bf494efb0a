import { grid, isCoastal, nationOf } from '../../../data/map.js';
import { GroupArg, type HexId, type LeaderId, LeadersArg, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../../ids.js';
import { type Violation, violation } from '../../../keys.js';
import type { Cargo, GroupId, WarWithSpain } from '../../../state.js';
import { armyLimit, leaderLimit, neutralLeaderAt } from '../../landMovement/marchLimits.js';
import { chaseLeaders } from '../../leaders/leaders.js';
import { isHighSeas } from '../../map.js';
import { violateFrance } from '../../politics/france.js';
import { action, firstNo, type Tools } from '../../tools.js';
import { cargoOf, groupHex, groupNamed, hostileArmy, leadersAboard, unlikeArmies } from '../../units.js';
import { occupy } from '../../victory/control.js';
import { groupsOf, isNo, ownGroup } from '../grouping/groups.js';

export function debarkRefusal(view: WarWithSpain, side: Side, hex: HexId, { landIds, leaderIds }: Cargo): Violation | undefined {
  if (!isCoastal(grid.index(hex))) return violation('noShore', '6.54', { hex });
  if (hostileArmy(view, side, hex)) return violation('enemyAshore', '6.54', { hex });
  if (neutralLeaderAt(view, hex)) return violation('neutralHex', '15.11', { hex });
  for (const id of landIds) {
    const limit = armyLimit(view, id, null, hex);
    if (limit) return limit;
  }
  for (const id of leaderIds) {
    const limit = leaderLimit(view, id, hex);
    if (limit) return limit;
  }
  return undefined;
}

/** Puts units ashore and applies the effects of their arrival: city control, French neutrality, first landings. */
export function putAshore(tools: Tools, side: Side, hex: HexId, { landIds, leaderIds }: Cargo): void {
  const { G, emit } = tools;
  for (const id of landIds) Object.assign(G.land[id], { at: hex, moved: true });
  for (const id of leaderIds) Object.assign(G.leaders[id], { at: hex, ship: null, moved: true });
  emit({ key: 'lands', case: '6.54', by: seatOf(side), at: [hex], values: { counters: landIds.length + leaderIds.length } });
  if (landIds.length) arrive(tools, side, hex);
  if (side === 'S' && landIds.length) noteLanding(G, hex);
}

/** Applies the effects of land units entering a hex: city control, displaced enemy leaders, French neutrality. */
export function arrive(tools: Tools, side: Side, hex: HexId): void {
  occupy(tools, side, hex);
  chaseLeaders(tools, side, hex);
  if (nationOf(hex) === 'FRA') violateFrance(tools, side);
}

function noteLanding({ landed }: WarWithSpain, hex: HexId): void {
  const nation = nationOf(hex);
  const country = nation === 'IRE' ? 'ireland' : nation === 'ENG' || nation === 'SCO' ? 'britain' : undefined;
  if (country && !landed[country] && !landed.fresh.includes(country)) landed.fresh.push(country);
}

// Debarking [6.54].

export function unloadRefusal(view: WarWithSpain, group: GroupId, { landIds, leaderIds }: Cargo): Violation | undefined {
  const gone = (unit: string) => violation('notAboard', '6.54', { unit });
  return (
    firstNo(landIds, '6.51', (id) =>
      view.land[id]?.at !== group ? gone(id) : view.land[id].moved ? violation('justLanded', '6.54', { unit: id }) : undefined,
    ) ?? firstNo(leaderIds, '6.51', (id) => (view.leaders[id]?.at === group && view.leaders[id].ship === null ? undefined : gone(id)))
  );
}

export const debark = action({
  name: 'debark',
  case: '6.54',
  secret: true,
  args: [GroupArg, UnitsArg, LeadersArg],
  refuse(view, player, name, landIds, leaderIds) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (isNo(group)) return group;
    const hex = groupHex(view, group) ?? '';
    if (!landIds.length && !leaderIds.length) return violation('nobodyNamed', '6.54');
    if (isHighSeas(hex)) return violation('noShore', '6.54', { hex });
    return unloadRefusal(view, group, { landIds, leaderIds }) ?? debarkRefusal(view, side, hex, { landIds, leaderIds });
  },
  *choices(view, player): Generator<[GroupId, UnitId[], LeaderId[]]> {
    const side = sideOf(player);
    for (const group of groupsOf(view, side)) {
      const hex = groupHex(view, group) ?? '';
      if (isHighSeas(hex)) continue;
      const fits = (cargo: Cargo) => !unloadRefusal(view, group, cargo) && !debarkRefusal(view, side, hex, cargo);
      const men = cargoOf(view, group).filter((id) => fits({ landIds: [id], leaderIds: [] }));
      const passengers = leadersAboard(view, group).filter((id) => fits({ landIds: [], leaderIds: [id] }));
      if (men.length + passengers.length > 1 && fits({ landIds: men, leaderIds: passengers })) yield [group, men, passengers];
      for (const id of unlikeArmies(view, men)) yield [group, [id], []];
      for (const id of passengers) yield [group, [], [id]];
    }
  },
  perform(tools, player, name, landIds, leaderIds) {
    const group = groupNamed(name);
    for (const id of leaderIds) tools.G.leaders[id].regrouped += 1;
    putAshore(tools, sideOf(player), groupHex(tools.G, group) ?? '', { landIds, leaderIds });
  },
});
