import { KILLED_ON } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import { violation } from '../keys.js';
import { type Side, type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { next } from './activation.js';
import { action, type Tools, UnitOrNobody } from './args.js';
import { hasStar, hexOf, isMarine, leadersOn, sceneAt, sideOfUnit, topAt } from './forces.js';
import { bestowable, killLeader, sacrificers, spendHeroism } from './leaders.js';
import { fighters, meleeLosers } from './melee.js';

export const casualtiesIn = (G: Sluys, hex: string): Task[] =>
  leadersOn(G, topAt(G, hex)).map((leader) => ({ do: 'casualty', hex, leader }));

/** Makes a leader's Casualty Check. A 12 kills the leader unless a unit makes a Heroic Sacrifice (3.4.6). */
export function casualtyCheck(tools: Tools, { hex, leader }: Extract<Task, { do: 'casualty' }>): void {
  const { G, dice, emit } = tools;
  if (G.leaders[leader].status === 'dead' || hexOf(G, leader) !== hex) return;
  const rolled = [dice.die(6), dice.die(6)];
  const total = rolled[0] + rolled[1];
  const hit = total === KILLED_ON;
  emit({
    key: 'casualtyCheck',
    case: '3.4.5',
    who: [leader],
    values: { hit },
    roll: { dice: rolled, total, chart: 'casualty', row: hit ? 0 : 1 },
  });
  if (!hit) return;
  const { side } = LEADERS[leader];
  if (sacrificers(G, side, hex).length > 0) G.ask = { kind: 'sacrifice', side, hex, leader };
  else killLeader(tools, leader, '3.4.5');
}

export const sacrifice = action({
  name: 'sacrifice',
  case: '3.4.6',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    if (G.ask?.kind !== 'sacrifice') return violation('notTheQuestion', '3.4.6');
    if (unit === null || sacrificers(G, sideOf(player), G.ask.hex).includes(unit)) return undefined;
    if (unit === G.melee?.hero) return violation('heroAlready', '8.3.21', { unit });
    if (hexOf(G, unit) !== G.ask.hex || sideOfUnit(G, unit) !== sideOf(player))
      return violation('notInHex', '3.4.6', { unit, hex: G.ask.hex });
    return violation('noStar', '3.3.8', { unit });
  },
  choices: (G, player) =>
    G.ask?.kind === 'sacrifice' ? [...sacrificers(G, sideOf(player), G.ask.hex), null].map((unit) => [unit] as const) : [],
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

/** Returns units that may declare Heroism (8.3.21, 3.5.2). Excludes a side's last unit on its last step. */
function heroes(G: Sluys, side: Side): string[] {
  if (!G.melee) return [];
  const { tops, marines } = fighters(G, G.melee, side);
  const alone = tops.length + marines.length === 1;
  return meleeLosers(G, side).filter((unit) => {
    if (alone && isMarine(unit) && G.marines[unit].steps === 1) return false;
    return hasStar(G, unit) || bestowable(G, unit);
  });
}

/** Asks a side, even if it has won, whether a unit declares Heroism. */
export function askHeroism(G: Sluys, side: Side): void {
  if (heroes(G, side).length > 0) G.ask = { kind: 'heroism', side };
}

export const heroism = action({
  name: 'heroism',
  case: '8.3.21',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (G.ask?.kind !== 'heroism') return violation('notTheQuestion', '8.3.21');
    if (unit === null || heroes(G, side).includes(unit)) return undefined;
    if (sideOfUnit(G, unit) !== side || !meleeLosers(G, side).includes(unit)) return violation('notInMelee', '8.3.21', { unit });
    return hasStar(G, unit) ? violation('lastHero', '8.3.21', { unit }) : violation('noStar', '3.3.8', { unit });
  },
  choices: (G, player) => (G.ask?.kind === 'heroism' ? [...heroes(G, sideOf(player)), null].map((unit) => [unit] as const) : []),
  perform(tools, _player, unit) {
    const { G, emit } = tools;
    const { melee, ask } = G;
    if (!melee || ask?.kind !== 'heroism') return;
    G.ask = null;
    if (unit === null) return;
    emit({ key: 'heroism', case: '8.3.21', by: seatOf(ask.side), at: [melee.hex], who: [unit], values: sceneAt(G, melee.hex) });
    // The round is cancelled. Casualty Checks and a new round take the place of its result.
    G.agenda.shift();
    spendHeroism(tools, unit, '8.3.21');
    melee.hero = unit;
    melee.round += 1;
    next(G, ...casualtiesIn(G, melee.hex), { do: 'melee', stage: 'roll' });
  },
});
