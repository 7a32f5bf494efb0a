import * as Type from '@sinclair/typebox';
import { violation } from '../keys.js';
import type { Ask, Sluys } from '../state.js';
import { next } from './agenda.js';
import { action } from './args.js';
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

/** 3.5.1: Edward is in the melee on its deck, or aboard a squadron that joins it. */
export function edwardInvolved(G: Sluys): boolean {
  const { aboard } = G.leaders.edward;
  if (!G.melee || aboard === null) return false;
  return hexOf(G, 'edward') === G.melee.hex || (G.melee.side === 'english' && G.melee.supporters.includes(aboard));
}

/** 3.5.1: the English answer whether his luck throws again: a whole melee, both initiative dice, or their collapse die. */
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
