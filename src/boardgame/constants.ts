/**
 * What a move returns to boardgame.io when it is refused. Node cannot import boardgame.io's sub-paths as ES modules, so the
 * constant stands here; a test compares it with boardgame.io's own.
 */
export const INVALID_MOVE = 'INVALID_MOVE';

/** The adapter's own move: takes back the player's last move, as far as no die, secret or other decision lies between. */
export const UNDO = 'undo';

/**
 * In logs of our server: the players agreed to go back to the state that is its argument. No game has a move of this name, and no client can
 * make it.
 */
export const TAKE_BACK = 'takeBack';
