import { KNIGHTS_LOST, RIPPLES_ON, SUNK } from '../data/tables.js';
import { MARINES } from '../data/units.js';
import type { RuleCase } from '../keys.js';
import type { Task } from '../state.js';
import { SIDES, type Sluys, seatOf } from '../state.js';
import { next } from './activation.js';
import type { Tools } from './args.js';
import { leadersOn, level, marinesOn, topAt } from './forces.js';
import { grappledTo, isGrappled } from './grapples.js';
import { killLeader } from './leaders.js';
import { changeMorale } from './morale.js';

/**
 * Adds a damage level (3.1.4). The third level sinks a squadron, as does the second for sailed squadrons in shallows
 * (6.1.8d).
 * @returns whether it sank
 */
export function damage(tools: Tools, id: string, ruleCase: RuleCase): boolean {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  const { hex } = squadron;
  if (squadron.damage < 2) {
    squadron.damage = squadron.damage === 0 ? 1 : 2;
    emit({
      key: 'damaged',
      case: ruleCase,
      by: seatOf(squadron.side),
      who: [id],
      ...(hex && { at: [hex] }),
      values: { level: squadron.damage },
    });
    if (level(G, id) < 3) return false;
  }
  sink(tools, id);
  return true;
}

/**
 * Removes the squadron and all units in its hex (3.1.4d). If it was the top squadron of a chain, the units move to the
 * bottom squadron instead.
 */
function sink(tools: Tools, id: string): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  const { hex, chain, side, afire } = squadron;
  const drowned = chain ? [] : SIDES.flatMap((of) => marinesOn(G, id, of));
  const drownedLeaders = chain ? [] : leadersOn(G, id);
  if (chain) {
    for (const of of SIDES) for (const marine of marinesOn(G, id, of)) G.marines[marine].aboard = chain.with;
    for (const leader of leadersOn(G, id)) G.leaders[leader].aboard = chain.with;
    Object.assign(G.squadrons[chain.with], { chain: null, afire });
    next(G, ...SIDES.map((of): Task => ({ do: 'saving', side: of, deck: chain.with })));
  }
  emit({ key: 'sunk', case: '3.1.4', by: seatOf(side), who: [id, ...drowned], ...(hex && { at: [hex] }) });
  changeMorale(tools, side, SUNK, 'sunk');
  for (const leader of drownedLeaders) killLeader(tools, leader, '3.1.4');
  for (const marine of drowned) eliminate(tools, marine);
  G.squadrons[id] = { ...squadron, hex: null, status: 'sunk', afire: false, marker: null, chain: null };
  deactivate(G, id);
}

/** Eliminates a marine unit; knights cost morale. */
export function eliminate(tools: Tools, marine: string): void {
  const { side, type } = MARINES[marine];
  tools.G.marines[marine] = { steps: 0, aboard: null };
  if (type === 'knights') changeMorale(tools, side, KNIGHTS_LOST, 'knights');
}

export function deactivate(G: Sluys, id: string): void {
  if (!G.act) return;
  G.act.squads = G.act.squads.filter((squad) => squad !== id);
  G.act.outOfCommand = G.act.outOfCommand.filter((squad) => squad !== id);
}

/** Removes the grapples of sunk squadrons, and makes a damage check for each squadron that was grappled to one (3.1.4e). */
export function ripple(tools: Tools, sunk: readonly string[]): void {
  const { G } = tools;
  const queue = [...sunk];
  for (const hex of queue) {
    const bottom = topAt(G, hex);
    if (bottom !== undefined && damageCheck(tools, bottom, '3.2.9')) queue.push(hex);
    for (const beside of grappledTo(G, hex)) {
      const neighbour = topAt(G, beside);
      if (neighbour !== undefined && damageCheck(tools, neighbour, '3.1.4')) queue.push(beside);
    }
    if (isGrappled(G, hex)) G.grapples = G.grapples.filter((grapple) => !grapple.includes(hex));
    if (bottom !== undefined) next(G, { do: 'captures', hex });
  }
}

/**
 * Makes one damage check.
 * @returns whether the squadron sank
 */
export function damageCheck(tools: Tools, id: string, ruleCase: RuleCase): boolean {
  const { dice, emit } = tools;
  const die = dice.die(6);
  const hit = die >= RIPPLES_ON;
  emit({ key: 'rippleCheck', case: ruleCase, who: [id], values: { hit }, roll: { dice: [die], chart: 'ripple', row: hit ? 0 : 1 } });
  return hit && damage(tools, id, ruleCase);
}

/**
 * Sinks a severely damaged sailed squadron in shallows (6.1.8d).
 * @returns whether it sank
 */
export function sinkInShallows(tools: Tools, id: string): boolean {
  if (level(tools.G, id) < 3) return false;
  sink(tools, id);
  return true;
}
