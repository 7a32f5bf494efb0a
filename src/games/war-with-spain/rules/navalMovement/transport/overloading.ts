import { SIDES, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../../ids.js';
import { violation } from '../../../keys.js';
import type { GroupId, WarWithSpain } from '../../../state.js';
import { action, type Tools } from '../../tools.js';
import { armyStrength, cargoOf, strengthOf } from '../../units.js';
import { isAboard } from '../../whereabouts.js';
import { groupsOf, roomIn } from '../grouping/groups.js';
import { unloadRefusal } from './debarking.js';

/** Cargo is given up where ships no longer suffice [6.52]. */

/** Sets of men of which none can be spared: together they are as strong as that, without any one of them they are not. */
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

export const isSmallest = (G: WarWithSpain, chosen: readonly UnitId[], over: number): boolean =>
  chosen.every((id) => strengthOf(G, chosen) - armyStrength(G, id) < over);

/** Who of a group could be given up. */
const unloadings = (G: WarWithSpain, group: GroupId): UnitId[][] => smallestSets(G, cargoOf(G, group), -roomIn(G, group));

/** Groups that carry land units. */
function ladenGroups(G: WarWithSpain): ReadonlySet<string> {
  const laden = new Set<string>();
  for (const id of Object.keys(G.land)) if (isAboard(G.land[id].at)) laden.add(G.land[id].at);
  return laden;
}

/** The first group of a side that carries too much. */
export const overloaded = (G: WarWithSpain, side: Side, laden = ladenGroups(G)): GroupId | undefined =>
  laden.size ? groupsOf(G, side).find((group) => laden.has(group) && roomIn(G, group) < 0) : undefined;

/** Asks for cargo to be given up where ships no longer suffice [6.52]; a single way is taken at once. @returns whether it did anything */
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
