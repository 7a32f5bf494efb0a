import type { Side } from '../../sides.js';
import type { Officer, Salamis, Ship, Squadron } from '../../state.js';

/** Building fleets into the state: squadrons, their ships and officers [2.1]. */

/** A squadron with its ships, before it is put into a match. */
interface Muster {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly crew: Squadron['crew'];
  readonly officer: Officer;
  /** By id, in order; the flagship is one of them. */
  readonly ships: readonly (readonly [id: string, ship: Ship])[];
  readonly flagship: string;
  /** Allies: their loyalty [2.9]. */
  readonly loyalty: number | null;
}

/** Puts a squadron into a match: its ships at the end of the order, its officer aboard the flagship. */
export function enlist(G: Salamis, { id, side, name, crew, officer, ships, flagship, loyalty }: Muster): void {
  G.squadrons[id] = {
    side,
    name,
    crew,
    flagship,
    state: 'steady',
    engaged: false,
    size0: ships.length,
    lost: 0,
    flagLost: null,
    belowHalf: false,
    entry: null,
    tried: false,
    allied: loyalty === null ? null : { loyalty },
  };
  for (const [shipId, ship] of ships) {
    G.ships[shipId] = ship;
    G.order.push(shipId);
  }
  G.ships[flagship].flag = officer;
  if (officer.cinc) G.cinc[side] = flagship;
}
