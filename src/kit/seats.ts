/** A seat's id in boardgame.io: "0" or "1". */
export type PlayerID = string;

/** Seats. Every game is for two players. */
export const SEATS: readonly PlayerID[] = ['0', '1'];
