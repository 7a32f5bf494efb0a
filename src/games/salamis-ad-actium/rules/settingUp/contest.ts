import type { Dice } from '../../../../kit/dice.js';
import type { Side } from '../../sides.js';
import type { Salamis } from '../../state.js';

/** The throw of the two Commanders-in-Chief before a battle [2.8]. */

/** Command of a side's Commander-in-Chief. */
const command = (G: Salamis, side: Side): number => {
  const id = G.cinc[side];
  return id === null ? 0 : (G.ships[id].flag?.mod ?? 0);
};

interface Contest {
  readonly winner: Side;
  readonly dice: readonly [number, number];
  readonly totals: readonly [number, number];
}

/** A d10 each and the Commander-in-Chief's command, again while they are level: side 0 throws first. */
export function contest(G: Salamis, dice: Dice): Contest {
  for (;;) {
    const thrown: [number, number] = [dice.die(10), dice.die(10)];
    const totals: [number, number] = [thrown[0] + command(G, 0), thrown[1] + command(G, 1)];
    if (totals[0] !== totals[1]) return { winner: totals[0] > totals[1] ? 0 : 1, dice: thrown, totals };
  }
}
