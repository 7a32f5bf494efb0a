import type { Ask, Sluys } from '../state.js';
import { hexOf } from './forces.js';

/** 3.5.1: Edward's luck, once a match, while he is free and on the map. */
export const luckHolds = (G: Sluys): boolean => !G.used.mulligan && G.leaders.edward.status === 'free' && hexOf(G, 'edward') !== null;

/** Asks the English whether they throw again. */
export function offerMulligan(G: Sluys, of: Extract<Ask, { kind: 'reroll' }>['of']): void {
  G.ask = { kind: 'reroll', side: 'english', of };
}
