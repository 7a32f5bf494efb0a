import type { Ask, Sluys } from '../state.js';
import { hexOf, sideOfUnit } from './forces.js';

/** 3.5.1: Edward's luck, once a match, while he is free and on the map. */
export const luckHolds = (G: Sluys): boolean => !G.used.mulligan && G.leaders.edward.status === 'free' && hexOf(G, 'edward') !== null;

/** Asks the English whether they throw again. */
export function offerMulligan(G: Sluys, of: Extract<Ask, { kind: 'reroll' }>['of']): void {
  G.ask = { kind: 'reroll', side: 'english', of };
}

/** Whether Edward can lend his star to this unit now: once a match, to a unit of his that is with him (3.5.2). */
export function bestowable(G: Sluys, unit: string): boolean {
  const { edward } = G.leaders;
  if (G.used.bestowed || edward.status !== 'free' || edward.aboard === null || sideOfUnit(G, unit) !== 'english') return false;
  return hexOf(G, unit) === hexOf(G, 'edward');
}
