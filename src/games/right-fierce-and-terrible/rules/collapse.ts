import { MORALE } from '../data/tables.js';
import { violation } from '../keys.js';
import { opponentOf, SIDES, type Side, seatOf, sideOf, type Task } from '../state.js';
import { next } from './activation.js';
import { action, type Tools, UnitOrNobody } from './args.js';
import { hexOf, sideOfUnit } from './forces.js';
import { canReroll, offerMulligan, starsOf } from './leaders.js';
import { loseStep } from './losses.js';
import { finish } from './victory.js';

/** Makes the Collapse Checks (11.2.2 to 11.2.4, 11.2.6). */
export function checkCollapse(tools: Tools): void {
  const { G } = tools;
  if (G.options.allTheMarbles) return;
  const broken = SIDES.filter((side) => G.morale[side] === 0);
  if (broken.length === 2) finish(tools, null, 'mutual-collapse', '11.2.6');
  if (broken.length === 1) finish(tools, opponentOf(broken[0]), 'morale-zero', '11.2.3');
  if (broken.length > 0) return;
  const shaky = SIDES.filter((side) => G.morale[side] < MORALE.checkBelow);
  if (shaky.length !== 1) return;
  const [side] = shaky;
  if (rollCollapse(tools, side)) return;
  next(G, { do: 'collapse', side });
  if (side === 'english' && canReroll(G)) offerMulligan(G, 'collapse');
}

/**
 * Rolls a Collapse Check: a roll above morale fails (11.2.4).
 * @returns whether the fleet passes
 */
export function rollCollapse({ G, dice, emit }: Tools, side: Side): boolean {
  const die = dice.die(6);
  const holds = die <= G.morale[side];
  emit({
    key: holds ? 'collapseHeld' : 'collapseFailed',
    case: '11.2.4',
    by: seatOf(side),
    values: { morale: G.morale[side] },
    roll: { dice: [die] },
  });
  return holds;
}

/** Asks whether knights avert a failed check, possible once per game (11.2.5). Otherwise ends the match. */
export function collapseFailed(tools: Tools, { side }: Extract<Task, { do: 'collapse' }>): void {
  const { G } = tools;
  if (!G.used.avert[side] && starsOf(G, side).length > 0) G.ask = { kind: 'avertCollapse', side };
  else finish(tools, opponentOf(side), 'collapse', '11.2.4');
}

export const avertCollapse = action({
  name: 'avertCollapse',
  case: '11.2.5',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (G.ask?.kind !== 'avertCollapse') return violation('notTheQuestion', '11.2.5');
    if (unit === null || starsOf(G, side).includes(unit)) return undefined;
    if (sideOfUnit(G, unit) !== side) return violation('notYours', '11.2.5', { unit });
    return violation('noStar', '3.3.8', { unit });
  },
  choices: (G, player) => (G.ask?.kind === 'avertCollapse' ? [...starsOf(G, sideOf(player)), null].map((unit) => [unit] as const) : []),
  perform(tools, player, unit) {
    const { G, emit } = tools;
    const side = sideOf(player);
    G.ask = null;
    if (unit === null) {
      finish(tools, opponentOf(side), 'collapse', '11.2.4');
      return;
    }
    const hex = hexOf(G, unit);
    G.used.avert[side] = true;
    emit({ key: 'averted', case: '11.2.5', by: player, who: [unit] });
    loseStep(tools, unit, '11.2.5');
    if (hex) next(G, { do: 'captures', hex });
  },
});
