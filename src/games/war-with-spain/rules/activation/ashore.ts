import type { Side, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { GroupId, WarWithSpain } from '../../state.js';
import { sourcesOf } from '../navalMovement/grouping/parting.js';
import { smallestSets } from '../navalMovement/transport/overloading.js';
import { firstNo } from '../tools.js';
import { armyStrength, capacity, cargoOf, shipsOf, sideOfUnit, strengthOf } from '../units.js';

/** Who goes ashore when ships leave the map in a port, and those that stay cannot carry everybody [5.32, 5.61, 6.52]. */

interface Crowded {
  readonly men: readonly UnitId[];
  /** Strength of those who have no room any more. */
  readonly over: number;
}

/** A group that ships leave while others stay; nothing where all of them leave, and everybody goes ashore. */
function crowded(view: WarWithSpain, group: GroupId, leaving: readonly UnitId[]): Crowded | undefined {
  const stay = shipsOf(view, group).filter((id) => !leaving.includes(id));
  if (!stay.length) return undefined;
  const men = cargoOf(view, group);
  return { men, over: strengthOf(view, men) - capacity(view, stay) };
}

/** Why these are not the men who lose their room aboard: too few, or some who could stay. */
export function ashoreRefusal(
  view: WarWithSpain,
  side: Side,
  leaving: readonly UnitId[],
  ashore: readonly UnitId[],
): Violation | undefined {
  const groups = sourcesOf(view, leaving);
  const wrong = firstNo(ashore, '6.52', (id) =>
    sideOfUnit(id) === side && groups.some((group) => view.land[id]?.at === group)
      ? undefined
      : violation('notAboard', '6.15', { unit: id }),
  );
  if (wrong) return wrong;
  for (const group of groups) {
    const left = crowded(view, group, leaving);
    if (!left) continue;
    const goes = left.men.filter((id) => ashore.includes(id));
    const strength = strengthOf(view, goes);
    if (strength < left.over) return violation('dropMore', '6.52', { over: left.over });
    const spare = goes.find((id) => strength - armyStrength(view, id) >= left.over);
    if (spare) return violation('mayStay', '6.52', { unit: spare });
  }
  return undefined;
}

/** Those who may have to go ashore when ships leave, sets of whom none can be spared, group by group; nothing where nobody has to choose. */
export const waysAshore = (view: WarWithSpain, leaving: readonly UnitId[]): UnitId[][][] =>
  sourcesOf(view, leaving).flatMap((group) => {
    const left = crowded(view, group, leaving);
    const sets = left ? smallestSets(view, left.men, left.over) : [];
    return sets.length > 1 ? [sets] : [];
  });
