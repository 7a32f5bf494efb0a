import { CHITS, type ChitId, other, type Side, seat } from '../ids.js';
import type { Armada, Purpose } from '../state.js';
import type { Tools } from './fleet.js';

export const poolSize = (G: Armada): number => CHITS.reduce((size, chit) => size + G.pool[chit], 0);

/** Draws one chit: the k-th of the pool, counted through the kinds in chart order. The pool must not be empty. */
export function drawChit({ G, dice }: Tools): ChitId {
  let k = dice.die(poolSize(G));
  for (const chit of CHITS) {
    k -= G.pool[chit];
    if (k <= 0) {
      G.pool[chit] -= 1;
      return chit;
    }
  }
  throw new Error('drawn beyond the pool');
}

export const toPool = (G: Armada, chit: ChitId): void => {
  G.pool[chit] += 1;
};

export const holds = (G: Armada, side: Side, chit: ChitId): boolean => G.held[side].includes(chit);

/**
 * Holds a chit out for a Hand of God: of the opponent and then the drawer when it was drawn, of the opponent when it was
 * played [16.0]. Who has none is not asked.
 */
export function openWindow(G: Armada, chit: ChitId, by: Side, purpose: Purpose): void {
  const ask = purpose.kind === 'event' ? [other(by), by] : [other(by)];
  G.windows.push({ chit, by, ask: ask.filter((side) => holds(G, side, 'handOfGod')), purpose });
}

/** Plays a chit from the hand. */
export function playChit({ G, tell }: Tools, by: Side, chit: ChitId, purpose: Purpose): void {
  G.held[by].splice(G.held[by].indexOf(chit), 1);
  tell({ key: 'played', case: '16.0', by: seat(by), values: { chit } });
  openWindow(G, chit, by, purpose);
}
