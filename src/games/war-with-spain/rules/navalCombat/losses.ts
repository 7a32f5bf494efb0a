import * as Type from '@sinclair/typebox';
import { SHIP } from '../../data/ships.js';
import { type FleetId, SIDES, type Side, seatOf, sideOf, TF, UnitArg, type UnitId } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Loss, Pending, WarWithSpain } from '../../state.js';
import { treasureDestroyed } from '../money/treasureFleet.js';
import { removeShip } from '../navalMovement/grouping/groups.js';
import { stormable } from '../navalMovement/wind.js';
import { action, firstNo, type Tools } from '../tools.js';
import { firstOfEach, isDeep, isFleet, shipFace, shipSteps, shipsAt, shipsOf } from '../units.js';

type Ranking = (a: UnitId, b: UnitId) => number;

/** Returns losses taken in the order of `rank`; if `spread`, with one step from each ship first. */
function take(G: WarWithSpain, ships: readonly UnitId[], steps: number, rank: Ranking, spread: boolean): Loss[] {
  const deep = ships.filter(isDeep).sort(rank);
  const shallow = ships.filter((id) => !isDeep(id)).sort(rank);
  const lost = new Map<UnitId, number>();
  let left = steps;
  for (const rankOf of [deep, shallow]) {
    for (let pass = 0; pass < 2 && left > 0; pass++) {
      for (const id of rankOf) {
        const had = lost.get(id) ?? 0;
        const more = Math.min(left, spread ? Math.min(1, shipSteps(G, id) - had) : shipSteps(G, id) - had);
        if (more <= 0) continue;
        lost.set(id, had + more);
        left -= more;
      }
    }
  }
  return [...lost].map(([unitId, count]) => ({ unitId, steps: count }));
}

/** Returns the ways to lose steps that are offered as choices, cheapest first. */
export function waysToLose(G: WarWithSpain, ships: readonly UnitId[], steps: number): Loss[][] {
  const weak: Ranking = (a, b) => shipFace(G, a).cs - shipFace(G, b).cs || (a < b ? -1 : 1);
  const strong: Ranking = (a, b) => weak(b, a);
  const frail: Ranking = (a, b) => shipSteps(G, a) - shipSteps(G, b) || weak(a, b);
  const ways = [
    take(G, ships, steps, weak, false),
    take(G, ships, steps, weak, true),
    take(G, ships, steps, strong, true),
    take(G, ships, steps, frail, false),
    take(G, ships, steps, strong, false),
  ];
  return firstOfEach(ways, (way) =>
    way
      .map((loss) => `${kindOf(G, loss.unitId)} ${loss.steps}`)
      .sort()
      .join(),
  );
}

/** Returns a key shared by ships if it makes no difference which of them loses a step. */
function kindOf(G: WarWithSpain, id: UnitId): string {
  const { reduced, fleet } = G.naval[id];
  const isLed = Object.values(G.leaders).some(({ ship }) => ship === id);
  return [isLed ? id : SHIP[id].family, reduced, fleet].join();
}

/** Whether there is only one way to lose the steps, counting identical ships once. */
function isForced(G: WarWithSpain, ships: readonly UnitId[], steps: number): boolean {
  const deep = ships.filter(isDeep);
  const exposed = deep.length && stepsOf(G, deep) >= steps ? deep : ships;
  const rest = exposed === deep || !deep.length ? exposed : ships.filter((id) => !isDeep(id));
  const left = exposed === deep || !deep.length ? steps : steps - stepsOf(G, deep);
  const all = stepsOf(G, rest);
  if (left === 0 || rest.length === 1 || all <= left) return true;
  const isOneKind = new Set(rest.map((id) => kindOf(G, id))).size === 1;
  return isOneKind && (all === rest.length || left === 1 || left === all - 1);
}

const stepsOf = (G: WarWithSpain, ships: readonly UnitId[]): number => ships.reduce((sum, id) => sum + shipSteps(G, id), 0);

// Naval losses, from wind and combat [6.24, 7.3].

type AskedLosses = Extract<Pending, { step: 'navalLosses' }>;

export function fighters(G: WarWithSpain, side: Side): UnitId[] {
  const { battle } = G;
  if (!battle) return [];
  return side === battle.attacker ? battle.fleets.flatMap((id) => shipsOf(G, id)) : shipsAt(G, side, battle.hex);
}

const losers = (G: WarWithSpain, side: Side, { group }: AskedLosses): UnitId[] =>
  group ? stormable(shipsOf(G, group)) : fighters(G, side);

function lossRefusal(view: WarWithSpain, ships: readonly UnitId[], steps: number, losses: readonly Loss[]): Violation | undefined {
  const wrong = firstNo(
    losses.map(({ unitId }) => unitId),
    '7.32',
    (id) => (ships.includes(id) ? undefined : violation('notTheirs', '7.32', { unit: id })),
  );
  if (wrong) return wrong;
  if (losses.some(({ replaceBy }) => replaceBy !== undefined)) return violation('noReplacement', '9.14');
  const over = losses.find(({ unitId, steps: lost }) => lost > shipSteps(view, unitId));
  if (over) return violation('tooManySteps', '7.32', { unit: over.unitId });
  const lost = losses.reduce((sum, loss) => sum + loss.steps, 0);
  if (lost !== steps) return violation('stepsToLose', '7.32', { steps, lost });
  const shallow = losses.find(({ unitId }) => !isDeep(unitId));
  const deepLeft = ships.find((id) => isDeep(id) && shipSteps(view, id) > (losses.find(({ unitId }) => unitId === id)?.steps ?? 0));
  return shallow && deepLeft ? violation('deepFirst', '7.33', { unit: shallow.unitId, other: deepLeft }) : undefined;
}

/** Flips and eliminates ships, and counts lost steps [7.32, 16.1]. */
function applyLosses(tools: Tools, side: Side, losses: readonly Loss[], stormy: boolean): void {
  const { G, emit } = tools;
  if (!losses.length) return;
  const sunk = losses.filter(({ unitId, steps }) => steps === shipSteps(G, unitId)).map(({ unitId }) => unitId);
  const hurt = losses.map(({ unitId }) => unitId).filter((id) => !sunk.includes(id));
  const steps = losses.reduce((sum, loss) => sum + loss.steps, 0);
  G.stepsLost[side] += steps;
  for (const id of hurt) G.naval[id].reduced = true;
  emit({
    key: stormy ? 'stormLosses' : 'battleLosses',
    case: stormy ? '6.24' : '7.32',
    by: seatOf(side),
    who: stormy ? sunk : [...sunk, ...hurt],
    values: { steps, sunk },
  });
  for (const id of sunk) removeShip(tools, id);
  if (sunk.includes(TF)) treasureDestroyed(tools);
}

/**
 * Asks for wind losses (even forced ones, to keep them secret), unless the whole fleet is lost, or losses are forced
 * and the owner passes
 * automatically [6.24].
 */
export function askStormLosses(tools: Tools, side: Side, who: string, steps: number): void {
  const { G } = tools;
  if (!isFleet(who) || steps === 0) return;
  const ships = stormable(shipsOf(G, who));
  const all = stepsOf(G, ships);
  if (!all) return;
  const single = G.passing[side] && isForced(G, ships, steps);
  if (steps >= all || single)
    applyLosses(
      tools,
      side,
      take(G, ships, Math.min(steps, all), () => 0, false),
      true,
    );
  else ask(G, who, side === 'E' ? { E: steps, S: 0 } : { E: 0, S: steps });
}

function ask(G: WarWithSpain, group: FleetId | null, steps: { [side in Side]: number }): void {
  const taken = (side: Side) => (steps[side] ? null : 'none');
  G.pending = { step: 'navalLosses', group, steps, taken: { E: taken('E'), S: taken('S') } };
}

/** Asks for losses in combat. Applies forced losses without asking. */
export function askBattleLosses(tools: Tools, steps: { [side in Side]: number }): void {
  const { G } = tools;
  const due = { E: 0, S: 0 };
  const forced: { side: Side; losses: Loss[] }[] = [];
  for (const side of SIDES) {
    const ships = fighters(G, side);
    const lost = Math.min(steps[side], stepsOf(G, ships));
    if (!lost) continue;
    if (isForced(G, ships, lost)) forced.push({ side, losses: take(G, ships, lost, () => 0, false) });
    else due[side] = lost;
  }
  for (const { side, losses } of forced) applyLosses(tools, side, losses, false);
  if (due.E + due.S) ask(G, null, due);
}

const LossArg = Type.Object({ unitId: UnitArg, steps: Type.Integer({ minimum: 1, maximum: 3 }), replaceBy: Type.Optional(UnitArg) });

export const LossesArg = Type.Array(LossArg, { maxItems: 40 });

export const takeNavalLosses = action({
  name: 'takeNavalLosses',
  case: '7.32',
  secret: true,
  args: [LossesArg],
  refuse(view, player, losses) {
    const { pending } = view;
    if (pending?.step !== 'navalLosses') return violation('notNow', '7.32', { move: 'takeNavalLosses' });
    const side = sideOf(player);
    return lossRefusal(view, losers(view, side, pending), pending.steps[side], losses);
  },
  *choices(view, player) {
    const { pending } = view;
    if (pending?.step !== 'navalLosses') return;
    const side = sideOf(player);
    for (const way of waysToLose(view, losers(view, side, pending), pending.steps[side])) yield [way];
  },
  perform(tools, player, losses) {
    const { G } = tools;
    const { pending } = G;
    if (pending?.step !== 'navalLosses') return;
    pending.taken[sideOf(player)] = losses;
    if (SIDES.some((side) => pending.taken[side] === null)) return;
    G.pending = null;
    for (const side of SIDES) {
      const chosen = pending.taken[side];
      if (Array.isArray(chosen)) applyLosses(tools, side, chosen, pending.group !== null);
    }
  },
});
