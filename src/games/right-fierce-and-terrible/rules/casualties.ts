import { KILLED_ON } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import { violation } from '../keys.js';
import { type Sluys, sideOf, type Task } from '../state.js';
import { action, type Tools, UnitOrNobody } from './args.js';
import { hexOf, leadersOn, sideOfUnit, topAt } from './forces.js';
import { killLeader } from './leaders.js';
import { champions, spendHeroism } from './stars.js';

/** 3.4.5: a casualty check for every leader in the hex, in the order of the counters. */
export const casualtiesIn = (G: Sluys, hex: string): Task[] =>
  leadersOn(G, topAt(G, hex)).map((leader) => ({ do: 'casualty', hex, leader }));

/** One leader's check. A 12 kills, unless somebody steps in (3.4.6). */
export function casualtyCheck(tools: Tools, { hex, leader }: Extract<Task, { do: 'casualty' }>): void {
  const { G, dice, emit } = tools;
  if (G.leaders[leader].status === 'dead' || hexOf(G, leader) !== hex) return;
  const thrown = [dice.die(6), dice.die(6)];
  const total = thrown[0] + thrown[1];
  const hit = total === KILLED_ON;
  emit({
    key: 'casualtyCheck',
    case: '3.4.5',
    who: [leader],
    values: { hit },
    roll: { dice: thrown, total, chart: 'casualty', row: hit ? 0 : 1 },
  });
  if (!hit) return;
  const { side } = LEADERS[leader];
  if (champions(G, side, hex).length > 0) G.ask = { kind: 'sacrifice', side, hex, leader };
  else killLeader(tools, leader, '3.4.5');
}

export const sacrifice = action({
  name: 'sacrifice',
  case: '3.4.6',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    if (G.ask?.kind !== 'sacrifice') return violation('notTheQuestion', '3.4.6');
    if (unit === null || champions(G, sideOf(player), G.ask.hex).includes(unit)) return undefined;
    if (unit === G.melee?.hero) return violation('heroAlready', '8.3.21', { unit });
    if (hexOf(G, unit) !== G.ask.hex || sideOfUnit(G, unit) !== sideOf(player))
      return violation('notInHex', '3.4.6', { unit, hex: G.ask.hex });
    return violation('noStar', '3.3.8', { unit });
  },
  choices: (G, player) =>
    G.ask?.kind === 'sacrifice' ? [...champions(G, sideOf(player), G.ask.hex), null].map((unit) => [unit] as const) : [],
  perform(tools, player, unit) {
    const { G, emit } = tools;
    if (G.ask?.kind !== 'sacrifice') return;
    const { leader, hex } = G.ask;
    G.ask = null;
    if (unit === null) {
      killLeader(tools, leader, '3.4.5');
      return;
    }
    emit({ key: 'sacrifice', case: '3.4.6', by: player, at: [hex], who: [unit, leader] });
    spendHeroism(tools, unit, '3.4.6');
  },
});
