/** Value returned by a refused move. Copied because Node cannot import boardgame.io's sub-paths as ES modules; a test compares the two. */
export const INVALID_MOVE = 'INVALID_MOVE';

/** Name of the move that takes back the player's last move, if no roll, secret or other decision followed it. */
export const UNDO = 'undo';

/** Name of the server's log entry for a take-back by consent. Its argument is the `_stateID` to return to. Clients cannot send it. */
export const TAKE_BACK = 'takeBack';
