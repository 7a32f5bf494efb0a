import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { GRAVELINES } from '../../data/maps.js';
import { ARMY } from '../../data/tables.js';
import type { Armada } from '../../state.js';
import { rollDice, rollOf, type Tools } from '../tools.js';
import { offerResupply } from '../whatIf/whatIf.js';

/** Returns the modifiers of the army arrival roll, and the total needed; `needed` is undefined if there is no roll [14.2]. */
export function armyArrival(G: Armada, attempt: number): { needed: number | undefined; modifiers: Modifier[] } {
  const { dutchBlockade, parmaPrepared } = G.options;
  const late = dutchBlockade ? ARMY.blockadedNeed : undefined;
  return {
    needed: ARMY.needed[attempt - 1] ?? late,
    modifiers: counting([
      ['parmaReady', G.parma.ready * ARMY.ready],
      ['parmaDelayed', G.parma.delayed * ARMY.delayed],
      ['parmaPrepared', parmaPrepared ? ARMY.parmaPrepared : 0],
      ['dutchBlockade', dutchBlockade ? ARMY.dutchBlockade : 0],
    ]),
  };
}

export function army(tools: Tools): void {
  const { G, emit } = tools;
  const { needed, modifiers } = armyArrival(G, G.rendezvousAttempts);
  const at = [`box${GRAVELINES}`];
  const values = { attempt: G.rendezvousAttempts };
  if (needed === undefined) {
    G.armyAboard = true;
    emit({ key: 'armyCertain', case: '14.2', at, values });
  } else {
    const dice = rollDice(tools, 1);
    const total = dice[0] + sumOf(modifiers);
    G.armyAboard = total >= needed;
    const row = Math.min(G.rendezvousAttempts, 3) - 1;
    emit({
      key: G.armyAboard ? 'armyArrives' : 'armyAbsent',
      case: '14.2',
      at,
      values: { ...values, needed, total },
      roll: rollOf(dice, modifiers, { total, chart: 'armyArrival', row }),
    });
  }
  if (G.armyAboard) offerResupply(G);
}
