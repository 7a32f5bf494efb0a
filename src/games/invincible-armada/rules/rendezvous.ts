import type { Modifier } from '../../../kit/chronicle.js';
import { has } from '../data/squadrons.js';
import { GRAVELINES, NARROWS } from '../data/strategicMap.js';
import { ARMY, CONDITION } from '../data/tables.js';
import { SPANISH } from '../ids.js';
import type { Armada, Step, TestReport } from '../state.js';
import { action, living, named, rollOf, sum, type Tools, throwDice } from './fleet.js';
import { moraleRoll } from './morale.js';
import { lacksShot, resupplyRoll } from './recovery.js';
import { advance } from './sequence.js';
import { win } from './victory.js';

/** Modules 14.0 and 15.0: is the Armada fit, and is the army there? */

/** What is added to the Condition die, as the fleet is now [14.1]. */
export function conditionModifiers(G: Armada): Modifier[] {
  const sound = living(G, 'spanish').filter((id) => !G.squadrons[id].broken);
  const hulks = sound.filter((id) => has(id, 'hulks')).length;
  const dry = living(G, 'spanish').filter((id) => G.squadrons[id].lowAmmo).length;
  return named(
    ['warships', (sound.length - hulks) * CONDITION.warship],
    ['medinas', hulks * CONDITION.medina],
    ['flagship', sound.includes('sidonia') ? CONDITION.flagship : 0],
    ['powder', dry >= CONDITION.powderFrom ? CONDITION.powder : 0],
  );
}

/** What is added to the army arrival die, and the total it takes at this attempt; nothing to roll once it is certain [14.2]. */
export function armyArrival(G: Armada, attempt: number): { needed: number | undefined; modifiers: Modifier[] } {
  const { dutchBlockade, parmaPrepared } = G.options;
  const late = dutchBlockade ? ARMY.blockadedNeed : undefined;
  return {
    needed: ARMY.needed[attempt - 1] ?? late,
    modifiers: named(
      ['parmaReady', G.parma.ready * ARMY.ready],
      ['parmaDelayed', G.parma.delayed * ARMY.delayed],
      ['parmaPrepared', parmaPrepared ? ARMY.parmaPrepared : 0],
      ['dutchBlockade', dutchBlockade ? ARMY.dutchBlockade : 0],
    ),
  };
}

/** Step 1 and 2 of the procedure: every unbroken squadron looks to its morale, then the die for the whole fleet. */
function condition(table: Tools): { passed: boolean; report: TestReport } {
  const { G, tell } = table;
  for (const id of SPANISH) moraleRoll(table, id);
  const modifiers = conditionModifiers(G);
  const dice = throwDice(table, 1);
  const total = dice[0] + sum(modifiers);
  const passed = total >= CONDITION.atLeast;
  tell({
    key: passed ? 'fit' : 'unfit',
    case: '14.1',
    at: [`box${G.armadaBox}`],
    roll: rollOf(dice, modifiers, { total, chart: 'conditionTest', row: passed ? 1 : 0 }),
  });
  return { passed, report: { die: dice[0], modifiers: modifiers.map(([label, value]) => ({ label, value })), total } };
}

function army(table: Tools): void {
  const { G, tell } = table;
  const { needed, modifiers } = armyArrival(G, G.rendezvousAttempts);
  const at = [`box${GRAVELINES}`];
  const values = { attempt: G.rendezvousAttempts };
  if (needed === undefined) {
    G.armyAboard = true;
    tell({ key: 'armyCertain', case: '14.2', at, values });
  } else {
    const dice = throwDice(table, 1);
    const total = dice[0] + sum(modifiers);
    G.armyAboard = total >= needed;
    const row = Math.min(G.rendezvousAttempts, 3) - 1;
    tell({
      key: G.armyAboard ? 'armyArrives' : 'armyAbsent',
      case: '14.2',
      at,
      values: { ...values, needed },
      roll: rollOf(dice, modifiers, { total, chart: 'armyArrival', row }),
    });
  }
  if (!G.armyAboard || !G.options.parmaPrepared) return;
  for (const id of living(G, 'spanish')) if (lacksShot(G, id)) resupplyRoll(table, id, '17.1.3');
}

export const testArmada = action({
  name: 'testArmada',
  case: '14.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (table) => {
    const { G } = table;
    if (G.armadaBox === NARROWS) {
      const { passed, report } = condition(table);
      win(table, passed ? 'spanish' : 'english', passed ? 'invasion' : 'invasionFailed', report);
      return;
    }
    G.rendezvousAttempts += 1;
    const { passed, report } = condition(table);
    if (!passed) {
      win(table, 'english', 'conditionFailed', report);
      return;
    }
    army(table);
    advance(table);
  },
});

export function rendezvousSegment({ G, tell }: Tools): Step | undefined {
  if (G.armadaBox !== GRAVELINES || G.armyAboard) return undefined;
  if (G.weather === 'normal') return 'test';
  tell({ key: 'rendezvousPostponed', case: '14.3' });
  return undefined;
}

export function invasionSegment({ G, tell }: Tools): Step | undefined {
  if (G.armadaBox !== NARROWS) return undefined;
  if (G.weather === 'normal') return 'test';
  tell({ key: 'invasionPostponed', case: '15.1' });
  return undefined;
}
