import type { PlayerID } from '../../kit/seats.js';
import { sidesOf } from '../../kit/sides.js';

export type Side = 0 | 1;

/** Whether the players have swapped sides. */
interface Seating {
  readonly swapSides: boolean;
}

const sides = sidesOf(0, 1);

export const { SIDES, opponentOf } = sides;
export const sideOf = ({ swapSides }: Seating, seat: PlayerID): Side => sides.sideOf(seat, swapSides);
export const seatOf = ({ swapSides }: Seating, side: Side): PlayerID => sides.seatOf(side, swapSides);

/** Returns whether a side comes first or second or ties, given its total minus the other side's. */
export const placeAfterRoll = (lead: number): 'first' | 'second' | 'tie' => (lead > 0 ? 'first' : lead < 0 ? 'second' : 'tie');
