import type { Side, Sluys } from '../state.js';
import { isMarine, marinesOn, stackOf, topAt } from './forces.js';

export const stepsOf = (G: Sluys, unit: string): number => (isMarine(unit) ? G.marines[unit].steps : G.squadrons[unit].reduced ? 1 : 2);

/** Returns the squadrons in a hex that can lose a step. In a chain, the bottom squadron can do so only after the top squadron (3.2.7). */
export function stackCanLose(G: Sluys, top: string): string[] {
  const next = stackOf(G, top).find((id) => !G.squadrons[id].reduced);
  return next === undefined ? [] : [next];
}

/** Returns a side's units in a hex that can lose a step (8.2.10). */
export function canLoseStep(G: Sluys, hex: string, side: Side): string[] {
  const top = topAt(G, hex);
  if (top === undefined) return [];
  return [...(G.squadrons[top].side === side ? stackCanLose(G, top) : []), ...marinesOn(G, top, side)];
}

/** Whether a squadron is reduced; in a chain, whether both are (3.2.8a). */
export const allReduced = (G: Sluys, top: string): boolean => stackOf(G, top).every((id) => G.squadrons[id].reduced);
