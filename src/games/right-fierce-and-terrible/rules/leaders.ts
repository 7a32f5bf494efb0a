import { CAPTOR, LEADER_MORALE } from '../data/tables.js';
import { LEADER_IDS, LEADERS, type LeaderFate } from '../data/units.js';
import type { RuleCase } from '../keys.js';
import { opponentOf, type Sluys, seatOf } from '../state.js';
import type { Tools } from './args.js';
import { hexOf, marinesOn } from './forces.js';
import { changeMorale } from './morale.js';

export const befall = (tools: Tools, leader: string, fate: LeaderFate) =>
  changeMorale(tools, LEADERS[leader].side, LEADER_MORALE[LEADERS[leader].rank][fate], `leader.${fate}`);

/** By a casualty roll or by drowning. */
export function killLeader(tools: Tools, leader: string, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const captive = G.leaders[leader].status === 'captive';
  const hex = hexOf(G, leader);
  G.leaders[leader] = { aboard: null, status: 'dead' };
  emit({ key: 'leaderKilled', case: ruleCase, by: seatOf(LEADERS[leader].side), who: [leader], ...(hex && { at: [hex] }) });
  befall(tools, leader, captive ? 'killedCaptive' : 'killed');
}

/** 3.4.8 */
export function captureLeader(tools: Tools, leader: string): void {
  const { G, emit } = tools;
  const captor = opponentOf(LEADERS[leader].side);
  G.leaders[leader].status = 'captive';
  emit({ key: 'leaderCaptured', case: '3.4.8', by: seatOf(captor), who: [leader] });
  befall(tools, leader, 'captured');
  changeMorale(tools, captor, CAPTOR, 'captor');
}

/** Whether anybody holds this captive: enemy marines with him, or an enemy deck under him (3.4.9d). */
function held(G: Sluys, leader: string): boolean {
  const { aboard } = G.leaders[leader];
  const captor = opponentOf(LEADERS[leader].side);
  return aboard !== null && (G.squadrons[aboard].side === captor || marinesOn(G, aboard, captor).length > 0);
}

/** 3.4.9d: captives whom nobody holds any more are free. Looked at after everything that happens. */
export function freeCaptives(tools: Tools): void {
  const { G, emit } = tools;
  for (const leader of LEADER_IDS) {
    if (G.leaders[leader].status !== 'captive' || held(G, leader)) continue;
    G.leaders[leader].status = 'free';
    emit({ key: 'leaderFreed', case: '3.4.9', by: seatOf(LEADERS[leader].side), who: [leader] });
    befall(tools, leader, 'liberated');
  }
}
