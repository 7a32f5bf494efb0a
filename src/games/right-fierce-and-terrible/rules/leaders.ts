import { no } from '../../../kit/action.js';
import { CAPTOR, EXECUTIONER, KILLED_ON, LEADER_MORALE } from '../data/tables.js';
import { LEADERS, MARINES } from '../data/units.js';
import { opponent, playerOf, type Side, type Sluys, sideOf, type Task } from '../state.js';
import { action, LeaderArg, type Tools } from './args.js';
import { canLoseStep, hasStar, hexOf, isMarine, leadersOn, marinesOn, sideOfUnit, topAt } from './forces.js';
import { loseStep, UnitOrNobody } from './losses.js';
import { changeMorale } from './morale.js';

/** Which of a leader's fates touches his own fleet's morale (11.1.5). */
type Fate = keyof (typeof LEADER_MORALE)['king'];

const befall = (table: Tools, leader: string, fate: Fate) =>
  changeMorale(table, LEADERS[leader].side, LEADER_MORALE[LEADERS[leader].rank][fate], `leader.${fate}`);

/** By a casualty roll or by drowning. */
export function killLeader(table: Tools, leader: string, ruleCase: string): void {
  const { G, tell } = table;
  const captive = G.leaders[leader].status === 'captive';
  const hex = hexOf(G, leader);
  G.leaders[leader] = { aboard: null, status: 'dead' };
  tell({ key: 'leaderKilled', case: ruleCase, by: playerOf(LEADERS[leader].side), who: [leader], ...(hex && { at: [hex] }) });
  befall(table, leader, captive ? 'killedCaptive' : 'killed');
}

/** 3.4.8 */
export function captureLeader(table: Tools, leader: string): void {
  const { G, tell } = table;
  const captor = opponent(LEADERS[leader].side);
  G.leaders[leader].status = 'captive';
  tell({ key: 'leaderCaptured', case: '3.4.8', by: playerOf(captor), who: [leader] });
  befall(table, leader, 'captured');
  changeMorale(table, captor, CAPTOR, 'captor');
}

/** Whether anybody holds this captive: enemy marines with him, or an enemy deck under him (3.4.9d). */
function held(G: Sluys, leader: string): boolean {
  const { aboard } = G.leaders[leader];
  const captor = opponent(LEADERS[leader].side);
  return aboard !== null && (G.squadrons[aboard].side === captor || marinesOn(G, aboard, captor).length > 0);
}

/** 3.4.9d: captives whom nobody holds any more are free. Looked at after everything that happens. */
export function freeCaptives(table: Tools): void {
  const { G, tell } = table;
  for (const leader of Object.keys(G.leaders)) {
    if (G.leaders[leader].status !== 'captive' || held(G, leader)) continue;
    G.leaders[leader].status = 'free';
    tell({ key: 'leaderFreed', case: '3.4.9', by: playerOf(LEADERS[leader].side), who: [leader] });
    befall(table, leader, 'liberated');
  }
}

/** 3.4.5: puts a casualty check for every leader in the hex before whatever comes next, in the order of the counters. */
export function checkCasualties(G: Sluys, hex: string): void {
  for (const leader of leadersOn(G, topAt(G, hex)).reverse()) G.agenda.push({ do: 'casualty', hex, leader });
}

/** One leader's check. A 12 kills, unless somebody steps in (3.4.6). */
export function casualtyCheck(table: Tools, { hex, leader }: Extract<Task, { do: 'casualty' }>): void {
  const { G, dice, tell } = table;
  if (G.leaders[leader].status === 'dead' || hexOf(G, leader) !== hex) return;
  const thrown = [dice.die(6), dice.die(6)];
  const total = thrown[0] + thrown[1];
  tell({
    key: 'casualtyCheck',
    case: '3.4.5',
    who: [leader],
    roll: { dice: thrown, total, chart: 'casualty', row: total === KILLED_ON ? 0 : 1 },
  });
  if (total !== KILLED_ON) return;
  const { side } = LEADERS[leader];
  if (champions(G, side, hex).length > 0) G.ask = { kind: 'sacrifice', side, hex, leader };
  else killLeader(table, leader, '3.4.5');
}

/** Whether Edward can lend his star to this unit now: once a match, to a unit of his that is with him (3.5.2). */
export function bestowable(G: Sluys, unit: string): boolean {
  const { edward } = G.leaders;
  if (G.used.bestowed || edward.status !== 'free' || edward.aboard === null || sideOfUnit(G, unit) !== 'english') return false;
  return hexOf(G, unit) === hexOf(G, 'edward');
}

/** 3.3.8, 3.5.2: units of a side in a hex that can spend a step for a leader there: knights with the star, or one with Edward. */
export function champions(G: Sluys, side: Side, hex: string): string[] {
  const spent = G.melee?.hero;
  return canLoseStep(G, hex, side).filter((unit) => unit !== spent && ((isMarine(unit) && hasStar(G, unit)) || bestowable(G, unit)));
}

/** Spends a step of heroism; Edward's gift goes with it where the unit has no star of its own. */
export function spendHeroism(table: Tools, unit: string, ruleCase: string): void {
  const { G } = table;
  if (!(isMarine(unit) && hasStar(G, unit))) G.used.bestowed = true;
  loseStep(table, unit, ruleCase);
}

export const sacrifice = action({
  name: 'sacrifice',
  case: '3.4.6',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    if (G.ask?.kind !== 'sacrifice') return no('notTheQuestion', '3.4.6');
    if (unit === null || champions(G, sideOf(player), G.ask.hex).includes(unit)) return undefined;
    if (unit === G.melee?.hero) return no('heroAlready', '8.3.21', { unit });
    if (hexOf(G, unit) !== G.ask.hex || sideOfUnit(G, unit) !== sideOf(player)) return no('notInHex', '3.4.6', { unit, hex: G.ask.hex });
    return no('noStar', '3.3.8', { unit });
  },
  choices: (G, player) =>
    G.ask?.kind === 'sacrifice' ? [...champions(G, sideOf(player), G.ask.hex), null].map((unit) => [unit] as const) : [],
  perform(table, player, unit) {
    const { G, tell } = table;
    if (G.ask?.kind !== 'sacrifice') return;
    const { leader, hex } = G.ask;
    G.ask = null;
    if (unit === null) {
      killLeader(table, leader, '3.4.5');
      return;
    }
    tell({ key: 'sacrifice', case: '3.4.6', by: player, at: [hex], who: [unit, leader] });
    spendHeroism(table, unit, '3.4.6');
  },
});

const captivesOf = (G: Sluys, captor: Side): string[] =>
  Object.keys(G.leaders).filter((id) => LEADERS[id].side !== captor && G.leaders[id].status === 'captive' && LEADERS[id].rank !== 'queen');

export const executeLeader = action({
  name: 'executeLeader',
  case: '3.4.9',
  args: [LeaderArg],
  refuse(G, player, leader) {
    if (G.act?.toPlace.length) return no('placeFirst', '1.4.5');
    if (LEADERS[leader].rank === 'queen') return no('notTheQueen', '13.2');
    return captivesOf(G, sideOf(player)).includes(leader) ? undefined : no('notYourCaptive', '3.4.9', { leader });
  },
  choices: (G, player) => (G.act?.toPlace.length ? [] : captivesOf(G, sideOf(player)).map((leader) => [leader] as const)),
  perform(table, player, leader) {
    const { G, tell } = table;
    const hex = hexOf(G, leader);
    G.leaders[leader] = { aboard: null, status: 'dead' };
    tell({ key: 'executed', case: '3.4.9', by: player, who: [leader], ...(hex && { at: [hex] }) });
    befall(table, leader, 'executed');
    changeMorale(table, sideOf(player), EXECUTIONER, 'executioner');
  },
});

/** Knights of a side on the map that show the star (11.2.5). */
export const starsOf = (G: Sluys, side: Side): string[] =>
  Object.keys(G.marines).filter((id) => MARINES[id].side === side && hexOf(G, id) !== null && hasStar(G, id));
