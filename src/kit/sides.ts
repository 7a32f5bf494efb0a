import type { PlayerID } from './seats.js';

/** The two sides of a game, and who sits where. */
export interface Sides<Side> {
  /** Both, in the order of their seats. */
  readonly SIDES: readonly [Side, Side];
  opponentOf(side: Side): Side;
  /** The side of a seat. @param swapped the seats have changed sides */
  sideOf(seat: PlayerID, swapped?: boolean): Side;
  /** The seat of a side. @param swapped the seats have changed sides */
  seatOf(side: Side, swapped?: boolean): PlayerID;
}

/** Binds the words of a game for its sides: the first sits at seat "0", the second at "1", unless they have swapped. */
export function sidesOf<const Side extends string | number>(first: Side, second: Side): Sides<Side> {
  return {
    SIDES: [first, second],
    opponentOf: (side) => (side === first ? second : first),
    sideOf: (seat, swapped = false) => ((seat === '0') === swapped ? second : first),
    seatOf: (side, swapped = false) => ((side === first) === swapped ? '1' : '0'),
  };
}
