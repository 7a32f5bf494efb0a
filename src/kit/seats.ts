/** boardgame.io's id of a seat: "0", "1". */
export type PlayerID = string;

/** The seats of a match: every game of the house is for two. */
export const SEATS: readonly PlayerID[] = ['0', '1'];
