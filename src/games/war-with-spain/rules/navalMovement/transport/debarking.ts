import { GroupArg, type LeaderId, LeadersArg, sideOf, type UnitId, UnitsArg } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { Cargo, GroupId, WarWithSpain } from '../../../state.js';
import { unlikeArmies } from '../../likeness.js';
import { isHighSeas } from '../../map.js';
import { action, firstNo } from '../../tools.js';
import { cargoOf, leadersAboard } from '../../units.js';
import { groupHex, groupNamed } from '../../whereabouts.js';
import { groupsOf, isNo, ownGroup } from '../grouping/groups.js';
import { debarkRefusal, putAshore } from './landing.js';

/** Armies and leaders leave the ships [6.54]. */

/** Why these may not leave the ships that carry them, wherever they are put ashore. */
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
