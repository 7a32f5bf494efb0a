/** The value a refused move returns. Copied because Node cannot import boardgame.io's sub-paths as ES modules; a test compares it. */
export const INVALID_MOVE = 'INVALID_MOVE';

/** Takes back the player's last move if no roll, secret or other decision has come since. */
export const UNDO = 'undo';

/** In server logs: the players agreed to return to the state in its argument. Clients cannot send it. */
export const TAKE_BACK = 'takeBack';
