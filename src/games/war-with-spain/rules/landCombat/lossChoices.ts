import { ARMY, ARMY_IDS, GREAT_STRENGTH } from '../../data/armies.js';
import type { UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Loss, WarWithSpain } from '../../state.js';
import { firstNo } from '../tools.js';
import { armySteps, armyStrength } from '../units.js';

/** Ways in which land units can lose steps [9.13, 9.14]. */

const isGreat = (id: UnitId): boolean => ARMY[id].cs >= GREAT_STRENGTH;

/** Weaker units of its nation in the pool, any of which may take the place of a great unit. */
export const replacements = (G: WarWithSpain, id: UnitId): UnitId[] =>
  isGreat(id) ? ARMY_IDS.filter((other) => ARMY[other].nat === ARMY[id].nat && ARMY[other].cs < ARMY[id].cs && !G.land[other]) : [];

/** Steps that go when one unit takes the place of another: the thirty replaced by the twenty loses one, by any other two. */
export const stepsReplaced = (id: UnitId, other: UnitId): number => (ARMY[id].steps === 3 && ARMY[other].cs < GREAT_STRENGTH ? 2 : 1);

/** The ways in which one unit may lose steps. */
function waysOf(G: WarWithSpain, unitId: UnitId): Loss[] {
  const all = armySteps(G, unitId);
  if (!isGreat(unitId)) return Array.from({ length: all }, (_, at) => ({ unitId, steps: at + 1 }));
  return [
    ...replacements(G, unitId).map((replaceBy) => ({ unitId, steps: stepsReplaced(unitId, replaceBy), replaceBy })),
    { unitId, steps: all },
  ];
}

export const stepsIn = (losses: readonly Loss[]): number => losses.reduce((sum, { steps }) => sum + steps, 0);

/** Why a choice of losses is not one of the legal ways to lose so many steps. */
export function landLossRefusal(
  view: WarWithSpain,
  stack: readonly UnitId[],
  need: number,
  losses: readonly Loss[],
): Violation | undefined {
  const wrong = firstNo(
    losses.map(({ unitId }) => unitId),
    '9.13',
    (unit) => (stack.includes(unit) ? undefined : violation('notInBattle', '9.13', { unit })),
  );
  if (wrong) return wrong;
  const odd = losses.find(
    ({ unitId, steps, replaceBy }) => !waysOf(view, unitId).some((way) => way.steps === steps && way.replaceBy === replaceBy),
  );
  if (odd)
    return violation(isGreat(odd.unitId) ? 'greatLoss' : 'tooManySteps', isGreat(odd.unitId) ? '9.14' : '9.13', { unit: odd.unitId });
  const fresh = losses.flatMap(({ replaceBy }) => (replaceBy ? [replaceBy] : []));
  if (new Set(fresh).size < fresh.length) return violation('replacedTwice', '9.14');
  const lost = stepsIn(losses);
  if (lost === need) return undefined;
  const whole = lost > need && losses.every(({ unitId, steps }) => isGreat(unitId) && lost - steps < need);
  return whole ? undefined : violation('stepsToLose', '9.13', { steps: need, lost });
}

/** Strength that a way of losing costs. */
const cost = (G: WarWithSpain, losses: readonly Loss[]): number =>
  losses.reduce((sum, { unitId, steps, replaceBy }) => {
    const left = replaceBy ? ARMY[replaceBy].cs : steps < armySteps(G, unitId) ? (ARMY[unitId].back ?? 0) : 0;
    return sum + armyStrength(G, unitId) - left;
  }, 0);

/** Ways to lose so many steps, the cheapest first; where there are very many, some of them. */
export function landWays(G: WarWithSpain, stack: readonly UnitId[], need: number): Loss[][] {
  const units = [...stack].sort((a, b) => armyStrength(G, a) - armyStrength(G, b) || (a < b ? -1 : 1));
  const ways: Loss[][] = [];
  const search = (at: number, chosen: Loss[]) => {
    if (stepsIn(chosen) >= need) {
      if (!landLossRefusal(G, stack, need, chosen)) ways.push(chosen);
      return;
    }
    for (let next = at; next < units.length && ways.length < MOST_SEARCHED; next++) {
      for (const way of waysOf(G, units[next])) search(next + 1, [...chosen, way]);
    }
  };
  search(0, []);
  return ways.sort((a, b) => cost(G, a) - cost(G, b)).slice(0, MOST_OFFERED);
}

const MOST_SEARCHED = 120;

const MOST_OFFERED = 30;
