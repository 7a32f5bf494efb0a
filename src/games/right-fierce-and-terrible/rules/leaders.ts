import * as Type from '@sinclair/typebox';
import { CAPTOR, LEADER_MORALE } from '../data/tables.js';
import { LEADER_IDS, LEADERS, type LeaderFate, MARINES } from '../data/units.js';
import { type RuleCase, violation } from '../keys.js';
import { type Ask, opponentOf, type Side, type Sluys, seatOf } from '../state.js';
import { next } from './activation.js';
import { action, type Tools } from './args.js';
import { hasStar, hexOf, marinesOn, sideOfUnit } from './forces.js';
import { loseStep } from './losses.js';
import { changeMorale } from './morale.js';
import { canLoseStep } from './steps.js';

/** Whether the English can re-roll, which is possible once per game while Edward is free and on the map (3.5.1). */
export const canReroll = (G: Sluys): boolean => !G.used.mulligan && G.leaders.edward.status === 'free' && hexOf(G, 'edward') !== null;

export function offerMulligan(G: Sluys, of: Extract<Ask, { kind: 'reroll' }>['of']): void {
  G.ask = { kind: 'reroll', side: 'english', of };
}

/** Whether Edward can bestow Heroism on an English unit in his hex, once per game (3.5.2). */
export function bestowable(G: Sluys, unit: string): boolean {
  const { edward } = G.leaders;
  if (G.used.bestowed || edward.status !== 'free' || edward.aboard === null || sideOfUnit(G, unit) !== 'english') return false;
  return hexOf(G, unit) === hexOf(G, 'edward');
}

/** Whether Edward is in the hex of the melee or aboard a supporter (3.5.1). */
export function edwardInvolved(G: Sluys): boolean {
  const { aboard } = G.leaders.edward;
  if (!G.melee || aboard === null) return false;
  return hexOf(G, 'edward') === G.melee.hex || (G.melee.side === 'english' && G.melee.supporters.includes(aboard));
}

/** Answers whether the English re-roll (3.5.1). */
export const reroll = action({
  name: 'reroll',
  case: '3.5.1',
  args: [Type.Boolean()],
  refuse: (G) => (G.ask?.kind === 'reroll' ? undefined : violation('notTheQuestion', '3.5.1')),
  choices: (G) => (G.ask?.kind === 'reroll' ? [[true], [false]] : []),
  perform({ G, emit }, player, again) {
    if (G.ask?.kind !== 'reroll') return;
    const { of } = G.ask;
    G.ask = null;
    if (!again) return;
    G.used.mulligan = true;
    emit({ key: 'mulligan', case: '3.5.1', by: player, who: ['edward'], values: { of } });
    next(G, { do: 'again', of });
  },
});

export const changeMoraleFor = (tools: Tools, leader: string, fate: LeaderFate) =>
  changeMorale(tools, LEADERS[leader].side, LEADER_MORALE[LEADERS[leader].rank][fate], `leader.${fate}`);

export function killLeader(tools: Tools, leader: string, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const captive = G.leaders[leader].status === 'captive';
  const hex = hexOf(G, leader);
  G.leaders[leader] = { aboard: null, status: 'dead' };
  emit({ key: 'leaderKilled', case: ruleCase, by: seatOf(LEADERS[leader].side), who: [leader], ...(hex && { at: [hex] }) });
  changeMoraleFor(tools, leader, captive ? 'killedCaptive' : 'killed');
}

export function captureLeader(tools: Tools, leader: string): void {
  const { G, emit } = tools;
  const captor = opponentOf(LEADERS[leader].side);
  G.leaders[leader].status = 'captive';
  emit({ key: 'leaderCaptured', case: '3.4.8', by: seatOf(captor), who: [leader] });
  changeMoraleFor(tools, leader, 'captured');
  changeMorale(tools, captor, CAPTOR, 'captor');
}

/** Whether enemy marines or an enemy squadron hold this captive (3.4.9d). */
function held(G: Sluys, leader: string): boolean {
  const { aboard } = G.leaders[leader];
  const captor = opponentOf(LEADERS[leader].side);
  return aboard !== null && (G.squadrons[aboard].side === captor || marinesOn(G, aboard, captor).length > 0);
}

/** Liberates captives no longer held (3.4.9d). Called after every event. */
export function freeCaptives(tools: Tools): void {
  const { G, emit } = tools;
  for (const leader of LEADER_IDS) {
    if (G.leaders[leader].status !== 'captive' || held(G, leader)) continue;
    G.leaders[leader].status = 'free';
    emit({ key: 'leaderFreed', case: '3.4.9', by: seatOf(LEADERS[leader].side), who: [leader] });
    changeMoraleFor(tools, leader, 'liberated');
  }
}

/** Returns a side's knights with the star, including those in reserve (11.2.5). */
export const starsOf = (G: Sluys, side: Side): string[] =>
  Object.keys(G.marines).filter((id) => MARINES[id].side === side && hasStar(G, id));

export function sacrificers(G: Sluys, side: Side, hex: string): string[] {
  const spent = G.melee?.hero;
  return canLoseStep(G, hex, side).filter((unit) => unit !== spent && (hasStar(G, unit) || bestowable(G, unit)));
}

/** Makes a unit lose a step for Heroism. Without a star, the unit uses the Heroism that Edward can bestow. */
export function spendHeroism(tools: Tools, unit: string, ruleCase: RuleCase): void {
  const { G } = tools;
  if (!hasStar(G, unit)) G.used.bestowed = true;
  loseStep(tools, unit, ruleCase);
}
