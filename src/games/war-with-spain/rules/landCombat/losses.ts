import { SIDES, type Side, seatOf, sideOf, type UnitId } from '../../ids.js';
import { violation } from '../../keys.js';
import { newArmy } from '../../setup.js';
import type { Assault, Loss, Pending, WarWithSpain } from '../../state.js';
import { LossesArg } from '../navalCombat/losses.js';
import { action, type Tools } from '../tools.js';
import { army as armyOf, armySteps, removeArmy } from '../units.js';
import { landLossRefusal, landWays, stepsIn } from './lossChoices.js';
import { attackers, defenders } from './strength.js';

/** Steps that land units lose in battle [9.13, 9.14]. */

/** Land units of a side in the battle that is being fought. */
const stackIn = (G: WarWithSpain, assault: Assault, side: Side): UnitId[] =>
  side === assault.attacker ? attackers(G, assault) : defenders(G, assault);

/** Steps that a stack can lose of those that it should. */
const stepsDue = (G: WarWithSpain, stack: readonly UnitId[], steps: number): number =>
  Math.min(
    steps,
    stack.reduce((sum, id) => sum + armySteps(G, id), 0),
  );

/** Both sides lose steps, at once; who has no choice is not asked. */
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

/** Takes the losses once both sides have chosen. */
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

/** Flips, removes and replaces land units. */
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

/** The weaker unit stands where the great one stood, and does in this segment what that could have done. */
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
