import type { PlayerID } from './seats.js';

export interface Sides<Side> {
  /** Sides in seat order. */
  readonly SIDES: readonly [Side, Side];
  opponentOf(side: Side): Side;
  /**
   * Returns the side played by a seat.
   * @param swapped whether the players have swapped sides
   */
  sideOf(seat: PlayerID, swapped?: boolean): Side;
  /**
   * Returns the seat that plays a side.
   * @param swapped whether the players have swapped sides
   */
  seatOf(side: Side, swapped?: boolean): PlayerID;
}

/** Maps sides to seats. The first side has seat "0" and the second seat "1", unless the players have swapped. */
export function sidesOf<const Side extends string | number>(first: Side, second: Side): Sides<Side> {
  return {
    SIDES: [first, second],
    opponentOf: (side) => (side === first ? second : first),
    sideOf: (seat, swapped = false) => ((seat === '0') === swapped ? second : first),
    seatOf: (side, swapped = false) => ((side === first) === swapped ? '1' : '0'),
  };
}
