import { GRAVELINES, NARROWS } from '../../data/strategicMap.js';
import type { Step } from '../../state.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';
import { win } from '../victory.js';
import { army } from './army.js';
import { condition } from './condition.js';
/** Modules 14.0 and 15.0: the rendezvous and the invasion. */

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
