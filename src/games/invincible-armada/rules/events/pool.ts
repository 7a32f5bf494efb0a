import type { Dice } from '../../../../kit/dice.js';
import { CHITS, type ChitId, type Side } from '../../ids.js';
import type { Armada } from '../../state.js';

/** The pool of event chits, and the hands [16.0]. */

export const poolSize = (G: Armada): number => CHITS.reduce((size, chit) => size + G.pool[chit], 0);

/** Draws one chit: the k-th of the pool, counted through the kinds in chart order. The pool must not be empty. */
export function drawChit(G: Armada, dice: Dice): ChitId {
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
