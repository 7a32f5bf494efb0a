/** boardgame.io's id of a seat: "0", "1". */
export type PlayerID = string;

/** Every game is for two players. */
export const SEATS: readonly PlayerID[] = ['0', '1'];
