import { KNIGHTS_LOST } from '../data/tables.js';
import { MARINES } from '../data/units.js';
import { type RuleCase, violation } from '../keys.js';
import { type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { next } from './activation.js';
import { action, StepUnitArg, type Tools } from './args.js';
import { hexOf, isMarine, meleeFactor, sideOfUnit } from './forces.js';
import { meleeLosers } from './melee.js';
import { changeMorale } from './morale.js';
import { canLoseStep } from './steps.js';

/** Takes one step from a unit (3.1.2, 3.3.7). A marine unit without steps is eliminated. */
export function loseStep(tools: Tools, unit: string, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const hex = hexOf(G, unit);
  const from = meleeFactor(G, unit);
  const side = sideOfUnit(G, unit);
  const entry = { case: ruleCase, by: seatOf(side), who: [unit], ...(hex && { at: [hex] }) };
  if (!isMarine(unit)) {
    G.squadrons[unit].reduced = true;
    emit({ key: 'stepLost', ...entry, values: { from, to: meleeFactor(G, unit) } });
    return;
  }
  const marine = G.marines[unit];
  marine.steps -= 1;
  if (marine.steps > 0) {
    emit({ key: 'stepLost', ...entry, values: { from, to: meleeFactor(G, unit) } });
    return;
  }
  marine.aboard = null;
  emit({ key: 'eliminated', ...entry, values: { from } });
  if (MARINES[unit].type === 'knights') changeMorale(tools, side, KNIGHTS_LOST, 'knights');
}

const losers = (G: Sluys, due: { hex: string; side: 'english' | 'french'; melee?: boolean }): string[] =>
  due.melee ? meleeLosers(G, due.side) : canLoseStep(G, due.hex, due.side);

/** Applies step losses one at a time. If several units can lose a step, asks the owner which one does (8.2.10). */
export function sufferLosses(tools: Tools, task: Extract<Task, { do: 'losses' }>): void {
  const { G } = tools;
  if (task.steps === 0) return;
  const units = losers(G, task);
  if (units.length === 0) return;
  if (task.steps > 1) next(G, { ...task, steps: task.steps - 1 });
  if (units.length === 1) {
    loseStep(tools, units[0], task.case);
    return;
  }
  G.ask = { kind: 'takeLoss', side: task.side, hex: task.hex, case: task.case, ...(task.melee && { melee: true }) };
}

export const takeLoss = action({
  name: 'takeLoss',
  case: '8.2.10',
  args: [StepUnitArg],
  refuse(G, player, unit) {
    if (G.ask?.kind !== 'takeLoss') return violation('notTheQuestion', '8.2.10');
    if (sideOfUnit(G, unit) !== sideOf(player)) return violation('notYours', '8.2.10', { unit });
    if (losers(G, G.ask).includes(unit)) return undefined;
    if (hexOf(G, unit) !== G.ask.hex && !G.ask.melee) return violation('notInHex', '8.2.10', { unit, hex: G.ask.hex });
    if (isMarine(unit)) return violation('notInMelee', '8.3.19', { unit });
    return G.squadrons[unit].reduced ? violation('alreadyReduced', '3.1.2', { unit }) : violation('notInMelee', '3.2.7', { unit });
  },
  choices: (G) => (G.ask?.kind === 'takeLoss' ? losers(G, G.ask).map((unit) => [unit] as const) : []),
  perform(tools, _player, unit) {
    const { ask } = tools.G;
    if (ask?.kind !== 'takeLoss') return;
    tools.G.ask = null;
    loseStep(tools, unit, ask.case);
  },
});
