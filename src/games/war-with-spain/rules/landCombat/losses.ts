import { ARMY, ARMY_IDS, GREAT_STRENGTH } from '../../data/armies.js';
import { SIDES, type Side, seatOf, sideOf, type UnitId } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import { newArmy } from '../../setup.js';
import type { Assault, Loss, Pending, WarWithSpain } from '../../state.js';
import { LossesArg } from '../navalCombat/losses.js';
import { action, firstNo, type Tools } from '../tools.js';
import { armyKind, army as armyOf, armySteps, armyStrength, firstOfEach, printedKind, removeArmy } from '../units.js';
import { attackers, defenders } from './strength.js';

const isGreat = (id: UnitId): boolean => ARMY[id].cs >= GREAT_STRENGTH;

/** Returns the units in the pool that may replace a unit of strength 20 or more [9.14]. */
export const replacements = (G: WarWithSpain, id: UnitId): UnitId[] =>
  isGreat(id) ? ARMY_IDS.filter((other) => ARMY[other].nat === ARMY[id].nat && ARMY[other].cs < ARMY[id].cs && !G.land[other]) : [];

/** Returns 2 if a unit weaker than 20 replaces the English unit of strength 30, otherwise 1 [9.14]. */
export const stepsReplaced = (id: UnitId, other: UnitId): number => (ARMY[id].steps === 3 && ARMY[other].cs < GREAT_STRENGTH ? 2 : 1);

function waysOf(G: WarWithSpain, unitId: UnitId): Loss[] {
  const all = armySteps(G, unitId);
  if (!isGreat(unitId)) return Array.from({ length: all }, (_, at) => ({ unitId, steps: at + 1 }));
  return [
    ...replacements(G, unitId).map((replaceBy) => ({ unitId, steps: stepsReplaced(unitId, replaceBy), replaceBy })),
    { unitId, steps: all },
  ];
}

const stepsIn = (losses: readonly Loss[]): number => losses.reduce((sum, { steps }) => sum + steps, 0);

function landLossRefusal(view: WarWithSpain, stack: readonly UnitId[], need: number, losses: readonly Loss[]): Violation | undefined {
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

const cost = (G: WarWithSpain, losses: readonly Loss[]): number =>
  losses.reduce((sum, { unitId, steps, replaceBy }) => {
    const left = replaceBy ? ARMY[replaceBy].cs : steps < armySteps(G, unitId) ? (ARMY[unitId].back ?? 0) : 0;
    return sum + armyStrength(G, unitId) - left;
  }, 0);

/** Returns ways to lose `need` steps, cheapest first, without duplicates. If there are many, returns only some. */
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
  const unlike = firstOfEach(ways, (way) =>
    way
      .map((loss) => [armyKind(G, loss.unitId), loss.steps, loss.replaceBy && printedKind(loss.replaceBy)].join())
      .sort()
      .join(';'),
  );
  return unlike.sort((a, b) => cost(G, a) - cost(G, b)).slice(0, MOST_OFFERED);
}

const MOST_SEARCHED = 120;

const MOST_OFFERED = 30;

// Land losses [9.13, 9.14].

const stackIn = (G: WarWithSpain, assault: Assault, side: Side): UnitId[] =>
  side === assault.attacker ? attackers(G, assault) : defenders(G, assault);

/** Returns the number of steps to lose, at most those in the stack. */
const stepsDue = (G: WarWithSpain, stack: readonly UnitId[], steps: number): number =>
  Math.min(
    steps,
    stack.reduce((sum, id) => sum + armySteps(G, id), 0),
  );

export function askLandLosses(tools: Tools, assault: Assault, steps: { readonly [side in Side]: number }): void {
  const { G } = tools;
  const due = { E: 0, S: 0 };
  const taken: { [side in Side]: Loss[] | 'none' | null } = { E: 'none', S: 'none' };
  for (const side of SIDES) {
    const stack = stackIn(G, assault, side);
    due[side] = stepsDue(G, stack, steps[side]);
    if (!due[side]) continue;
    const ways = landWays(G, stack, due[side]);
    taken[side] = ways.length === 1 ? ways[0] : null;
  }
  G.pending = { step: 'landLosses', steps: due, taken };
  settle(tools, G.pending);
}

function settle(tools: Tools, pending: Extract<Pending, { step: 'landLosses' }>): void {
  const { G } = tools;
  const { taken } = pending;
  if (SIDES.some((side) => taken[side] === null)) return;
  G.pending = null;
  for (const side of SIDES) {
    const losses = taken[side];
    if (losses && typeof losses !== 'string') takeLosses(tools, side, losses);
  }
}

/** Flips, removes and replaces a side's land units. */
function takeLosses({ G, emit }: Tools, side: Side, losses: readonly Loss[]): void {
  const gone: UnitId[] = [];
  const hurt: UnitId[] = [];
  const fresh: UnitId[] = [];
  for (const { unitId, steps, replaceBy } of losses) {
    if (replaceBy) {
      replace(G, unitId, replaceBy);
      gone.push(unitId);
      fresh.push(replaceBy);
    } else if (steps < armySteps(G, unitId)) {
      G.land[unitId].reduced = true;
      hurt.push(unitId);
    } else {
      removeArmy(G, unitId);
      gone.push(unitId);
    }
  }
  emit({
    key: 'landLosses',
    case: '9.13',
    by: seatOf(side),
    who: [...gone, ...hurt, ...fresh],
    values: { steps: stepsIn(losses), gone, hurt, fresh },
  });
}

function replace(G: WarWithSpain, id: UnitId, other: UnitId): void {
  const { at, besieged, moved } = armyOf(G, id);
  G.land[other] = { ...newArmy(at), besieged, moved };
  removeArmy(G, id);
  const swap = (unit: UnitId) => (unit === id ? other : unit);
  if (G.assault) G.assault.landIds = G.assault.landIds.map(swap);
  G.attacks.units = G.attacks.units.map(swap);
}

export const takeLandLosses = action({
  name: 'takeLandLosses',
  case: '9.13',
  secret: true,
  final: true,
  args: [LossesArg],
  refuse(view, player, losses) {
    const { pending, assault } = view;
    if (pending?.step !== 'landLosses' || !assault) return violation('notNow', '9.13', { move: 'takeLandLosses' });
    const side = sideOf(player);
    return landLossRefusal(view, stackIn(view, assault, side), pending.steps[side], losses);
  },
  *choices(view, player) {
    const { pending, assault } = view;
    if (pending?.step !== 'landLosses' || !assault) return;
    const side = sideOf(player);
    for (const way of landWays(view, stackIn(view, assault, side), pending.steps[side])) yield [way];
  },
  perform(tools, player, losses) {
    const { pending } = tools.G;
    if (pending?.step !== 'landLosses') return;
    pending.taken[sideOf(player)] = losses;
    settle(tools, pending);
  },
});
