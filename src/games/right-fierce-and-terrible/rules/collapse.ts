import { no } from '../../../kit/action.js';
import { MORALE } from '../data/tables.js';
import { LEADERS, MARINES, SQUADRONS } from '../data/units.js';
import { opponent, playerOf, SIDES, type Side, type Sluys, sideOf, type Task } from '../state.js';
import { action, type Tools } from './args.js';
import { hasStar, hexOf, isMarine, sideOfUnit } from './forces.js';
import { starsOf } from './leaders.js';
import { loseStep, UnitOrNobody } from './losses.js';
import { luckHolds, offerMulligan } from './mulligan.js';

/** The match is over: a winner, or a draw. Nothing that was still due is carried out. */
export function finish({ G, tell }: Tools, winner: Side | null, reason: string, ruleCase: string): void {
  G.over = { ...(winner && { winner: playerOf(winner) }), reason, turn: G.turn, morale: { ...G.morale } };
  G.agenda = [];
  G.ask = null;
  tell({
    key: `over.${reason}`,
    case: ruleCase,
    ...(winner && { by: playerOf(winner) }),
    values: { english: G.morale.english, french: G.morale.french },
  });
}

/** 11.2.2-11.2.4, 11.2.6: who must check, and what happens without a die. */
export function checkCollapse(table: Tools): void {
  const { G } = table;
  if (G.options.allTheMarbles) return;
  const broken = SIDES.filter((side) => G.morale[side] === 0);
  if (broken.length === 2) finish(table, null, 'mutual-collapse', '11.2.6');
  if (broken.length === 1) finish(table, opponent(broken[0]), 'morale-zero', '11.2.3');
  if (broken.length > 0) return;
  const shaky = SIDES.filter((side) => G.morale[side] < MORALE.checkBelow);
  if (shaky.length !== 1) return;
  const [side] = shaky;
  if (throwCollapse(table, side)) return;
  G.agenda.push({ do: 'collapse', side });
  if (side === 'english' && luckHolds(G)) offerMulligan(G, 'collapse');
}

/** 11.2.4: one die; more than the fleet's morale fails. @returns whether the fleet holds */
export function throwCollapse({ G, dice, tell }: Tools, side: Side): boolean {
  const die = dice.die(6);
  const holds = die <= G.morale[side];
  tell({
    key: holds ? 'collapseHeld' : 'collapseFailed',
    case: '11.2.4',
    by: playerOf(side),
    values: { morale: G.morale[side] },
    roll: { dice: [die] },
  });
  return holds;
}

/** A failed check that stands: knights may avert it, once a match (11.2.5). */
export function collapseFailed(table: Tools, { side }: Extract<Task, { do: 'collapse' }>): void {
  const { G } = table;
  if (!G.used.avert[side] && starsOf(G, side).length > 0) G.ask = { kind: 'avertCollapse', side };
  else finish(table, opponent(side), 'collapse', '11.2.4');
}

export const avertCollapse = action({
  name: 'avertCollapse',
  case: '11.2.5',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (G.ask?.kind !== 'avertCollapse') return no('notTheQuestion', '11.2.5');
    if (unit === null || starsOf(G, side).includes(unit)) return undefined;
    if (sideOfUnit(G, unit) !== side) return no('notYours', '11.2.5', { unit });
    return isMarine(unit) && hasStar(G, unit) ? no('notOnMap', '11.2.5', { unit }) : no('noStar', '3.3.8', { unit });
  },
  choices: (G, player) => (G.ask?.kind === 'avertCollapse' ? [...starsOf(G, sideOf(player)), null].map((unit) => [unit] as const) : []),
  perform(table, player, unit) {
    const { G, tell } = table;
    const side = sideOf(player);
    G.ask = null;
    if (unit === null) {
      finish(table, opponent(side), 'collapse', '11.2.4');
      return;
    }
    const hex = hexOf(G, unit);
    G.used.avert[side] = true;
    tell({ key: 'averted', case: '11.2.5', by: player, who: [unit] });
    loseStep(table, unit, '11.2.5');
    if (hex) G.agenda.push({ do: 'captures', hex });
  },
});

/** 11.3: a side without a squadron, a marine unit or a free leader. The Queen does not count (13.2). */
function wipedOut(G: Sluys, side: Side): boolean {
  const ships = Object.keys(SQUADRONS).some((id) => G.squadrons[id].side === side && G.squadrons[id].status !== 'sunk');
  if (ships || Object.keys(MARINES).some((id) => MARINES[id].side === side && G.marines[id].steps > 0)) return false;
  return !Object.keys(LEADERS).some((id) => LEADERS[id].side === side && LEADERS[id].rank !== 'queen' && G.leaders[id].status === 'free');
}

/** 11.3, after every completed move. */
export function checkDecisive(table: Tools): void {
  const gone = SIDES.filter((side) => wipedOut(table.G, side));
  if (gone.length === 2) finish(table, null, 'mutual-decisive', '11.3');
  else if (gone.length === 1) finish(table, opponent(gone[0]), 'decisive', '11.3');
}

/** 13.3: what a side's fleet is worth when All-the-Marbles runs out of turns. */
export const fleetWorth = (G: Sluys, side: Side): number =>
  Object.keys(SQUADRONS)
    .filter((id) => G.squadrons[id].side === side && G.squadrons[id].status !== 'sunk')
    .reduce((sum, id) => sum + 1 + SQUADRONS[id].castle, 0);

/** The last turn is over: morale decides, or the fleets (13.3). */
export function checkTurnLimit(table: Tools): void {
  const { G } = table;
  if (G.options.turnLimit === 0 || G.turn < G.options.turnLimit) return;
  const [english, french] = SIDES.map((side) => (G.options.allTheMarbles ? fleetWorth(G, side) : G.morale[side]));
  const winner = english === french ? null : english > french ? 'english' : 'french';
  finish(table, winner, 'turn-limit', G.options.allTheMarbles ? '13.3' : '11.2');
}
