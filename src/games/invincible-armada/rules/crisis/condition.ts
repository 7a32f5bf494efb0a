import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { has } from '../../data/squadrons.js';
import { CONDITION } from '../../data/tables.js';
import { SPANISH, seatOf } from '../../ids.js';
import type { Armada, TestReport } from '../../state.js';
import { moraleRoll } from '../combat/morale.js';
import { living } from '../fleet.js';
import { rollOf, type Tools, throwDice } from '../tools.js';
/** Module 14.1: is the Armada fit for its task? */

/** What is added to the Condition die, as the fleet is now [14.1]. */
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

/** Step 1 and 2 of the procedure: every unbroken squadron looks to its morale, then the die for the whole fleet. */
export function condition(tools: Tools): { passed: boolean; report: TestReport } {
  const { G, emit } = tools;
  emit({ key: 'testBegins', case: '14.1', by: seatOf('spanish'), at: [`box${G.armadaBox}`], values: { needed: CONDITION.atLeast } });
  for (const id of SPANISH) moraleRoll(tools, id);
  const modifiers = conditionModifiers(G);
  const dice = throwDice(tools, 1);
  const total = dice[0] + sumOf(modifiers);
  const passed = total >= CONDITION.atLeast;
  emit({
    key: passed ? 'fit' : 'unfit',
    case: '14.1',
    at: [`box${G.armadaBox}`],
    values: { die: dice[0], added: sumOf(modifiers), total, needed: CONDITION.atLeast },
    roll: rollOf(dice, modifiers, { total, chart: 'conditionTest', row: passed ? 1 : 0 }),
  });
  return { passed, report: { die: dice[0], modifiers: modifiers.map(([label, value]) => ({ label, value })), total } };
}
