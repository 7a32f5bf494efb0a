/** The public interface of this game for its board. */

export { lastBuoy } from './index.js';
export type { LastBuoyMove } from './sequence.js';
export { LAST, type LastBuoy, SIDES, type Side, type Step, sideOf } from './state.js';
