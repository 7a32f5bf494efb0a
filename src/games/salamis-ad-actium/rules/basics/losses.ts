import type { RuleCase } from '../../keys.js';
import { opponentOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { officerLeaves, type ShipFate } from '../intermediate/officers.js';
import { broughtBy, linksOf, ship, type Tools } from './ships.js';

/** Ships that are lost to their side, and what hangs on it. */

/** Counts a ship lost to its squadron for morale [10.2], if it still is its squadron's; and the success of the enemy. */
export function countLoss(G: Salamis, id: string, fate: ShipFate): void {
  const { side, sq } = ship(G, id);
  if (side === null) return;
  if (fate !== 'fled') G.won[opponentOf(side)] += 1;
  if (side !== broughtBy(G, id)) return;
  const squadron = G.squadrons[sq];
  squadron.lost += 1;
  if (squadron.flagship === id) squadron.flagLost ||= 'ship';
}

export function dropLinks(G: Salamis, id: string): void {
  for (const [link] of linksOf(G, id)) delete G.links[link];
}

/** Takes a ship off the table for good. */
export function removeShip(tools: Tools, id: string, fate: 'sunk' | 'wrecked' | 'fled' | 'escaped' | 'landed', ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  emit({ key: fate, case: ruleCase, who: [id], values: { x: vessel.at.x, y: vessel.at.y } });
  if (fate !== 'escaped' && fate !== 'landed') countLoss(G, id, fate);
  officerLeaves(tools, id, fate);
  dropLinks(G, id);
  vessel.status = fate;
  vessel.act = null;
}
