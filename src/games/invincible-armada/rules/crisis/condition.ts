import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { GRAVELINES, NARROWS } from '../../data/maps.js';
import { has } from '../../data/squadrons.js';
import { CONDITION } from '../../data/tables.js';
import { SPANISH, type SquadronId, type Square, SquareArg, seatOf } from '../../ids.js';
import { type RuleCase, violation } from '../../keys.js';
import type { Armada, Step, TestReport } from '../../state.js';
import { moraleRoll } from '../combat/withdrawal.js';
import { living, occupant } from '../fleet.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';
import { conclude } from '../turn.js';
import { win } from '../victory.js';
import { army } from './army.js';

// Moves in the fireships attack [13.1, 13.2].

export function choose(tools: Tools, id: SquadronId, kind: 'evade' | 'drift', options: Square[]): void {
  if (options.length === 1) move(tools, id, options[0], kind);
  else if (tools.G.fire) tools.G.fire.waiting = { kind, options };
}

export function move(tools: Tools, id: SquadronId, square: Square, kind: 'evade' | 'drift'): void {
  const { G, emit } = tools;
  const from = G.squadrons[id].square ?? '';
  G.squadrons[id].square = square;
  emit({ key: kind === 'evade' ? 'evades' : 'driftsTo', case: kind === 'evade' ? '13.1' : '13.2', at: [from, square], who: [id] });
  next(tools);
}

export function next({ G }: Tools): void {
  if (G.fire) G.fire = { left: G.fire.left.slice(1), waiting: null };
}

function choiceOf<const Name extends string>(name: Name, kind: 'evade' | 'drift', ruleCase: RuleCase) {
  return action({
    name,
    case: ruleCase,
    args: [SquareArg],
    refuse: (view, _player, square) => {
      if (view.fire?.waiting?.options.includes(square)) return undefined;
      const there = occupant(view, square);
      if (there && there !== view.fire?.left[0]) return violation('occupied', ruleCase, { square, by: there });
      return violation(kind === 'evade' ? 'evadeFar' : 'driftFar', ruleCase, { square });
    },
    choices: (view) => (view.fire?.waiting?.options ?? []).map((square) => [square] as const),
    perform: (tools, _player, square) => {
      const id = tools.G.fire?.left[0];
      if (id) move(tools, id, square, kind);
    },
  });
}

export const evade = choiceOf('evade', 'evade', '13.1');

export const driftTo = choiceOf('driftTo', 'drift', '13.2');

// Condition of the Armada [14.1].

export function conditionModifiers(G: Armada): Modifier[] {
  const sound = living(G, 'spanish').filter((id) => !G.squadrons[id].broken);
  const hulks = sound.filter((id) => has(id, 'hulks')).length;
  const dry = living(G, 'spanish').filter((id) => G.squadrons[id].lowAmmo).length;
  return counting([
    ['warships', (sound.length - hulks) * CONDITION.warship],
    ['medinas', hulks * CONDITION.medina],
    ['flagship', sound.includes('sidonia') ? CONDITION.flagship : 0],
    ['powder', dry >= CONDITION.powderFrom ? CONDITION.powder : 0],
  ]);
}

/** Makes the Morale Rolls, then the Condition roll, for the rendezvous or the invasion [14.1, 15.2]. */
function condition(tools: Tools): { passed: boolean; report: TestReport } {
  const { G, emit } = tools;
  const ruleCase = G.armadaBox === NARROWS ? '15.2' : '14.1';
  emit({ key: 'testBegins', case: ruleCase, by: seatOf('spanish'), at: [`box${G.armadaBox}`], values: { needed: CONDITION.atLeast } });
  for (const id of SPANISH) moraleRoll(tools, id, [], ruleCase);
  const modifiers = conditionModifiers(G);
  const dice = rollDice(tools, 1);
  const total = dice[0] + sumOf(modifiers);
  const passed = total >= CONDITION.atLeast;
  emit({
    key: passed ? 'fit' : 'unfit',
    case: ruleCase,
    at: [`box${G.armadaBox}`],
    values: { die: dice[0], added: sumOf(modifiers), total, needed: CONDITION.atLeast },
    roll: rollOf(dice, modifiers, { total, chart: 'conditionTest', row: passed ? 1 : 0 }),
  });
  return { passed, report: { die: dice[0], modifiers: modifiers.map(([label, value]) => ({ label, value })), total } };
}

// Rendezvous and invasion [14.0, 15.0].

export const testArmada = action({
  name: 'testArmada',
  case: '14.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools) => {
    const { G } = tools;
    if (G.armadaBox === NARROWS) {
      const { passed, report } = condition(tools);
      win(tools, passed ? 'spanish' : 'english', passed ? 'invasion' : 'invasionFailed', report);
      return;
    }
    G.rendezvousAttempts += 1;
    const { passed, report } = condition(tools);
    if (!passed) {
      win(tools, 'english', 'conditionFailed', report);
      return;
    }
    army(tools);
    conclude(G);
  },
});

export function rendezvousSegment({ G, emit }: Tools): Step | undefined {
  if (G.armadaBox !== GRAVELINES || G.armyAboard) return undefined;
  if (G.weather === 'normal') return 'test';
  emit({ key: 'rendezvousPostponed', case: '14.3' });
  return undefined;
}

export function invasionSegment({ G, emit }: Tools): Step | undefined {
  if (G.armadaBox !== NARROWS) return undefined;
  if (G.weather === 'normal') return 'test';
  emit({ key: 'invasionPostponed', case: '15.1' });
  return undefined;
}
