/** What a board may ask of this game: its one face to whoever draws it. */

export { lastBuoy } from './index.js';
export type { LastBuoyMove } from './sequence.js';
export { LAST, type LastBuoy, SIDES, type Side, type Step, sideOf } from './state.js';
