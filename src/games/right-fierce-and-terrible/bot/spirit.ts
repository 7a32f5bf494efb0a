import { MORALE } from '../data/tables.js';
import { opponentOf, type Side } from '../state.js';

/** The chance that a fleet with so much morale fails its check (11.2.4). */
export const failing = (morale: number): number => Math.max(0, MORALE.checkBelow - Math.max(0, morale)) / MORALE.checkBelow;

/** The chance that a fleet gives way at the end of the turn: at once without morale (11.2.3), or by its check, if it alone must make one (11.2.4). */
export function givesWay(morale: Readonly<Record<Side, number>>, side: Side): number {
  const checked = morale[opponentOf(side)] >= MORALE.checkBelow;
  return checked || morale[side] <= 0 ? failing(morale[side]) : 0;
}
