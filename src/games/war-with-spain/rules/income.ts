import type { Tools } from './tools.js';

/** The purse of the year [11.0, 11.4]. */

/** Spain's die first; less what the Treasure Fleet did not bring. Does nothing in turns without income. */
export function payIncome(_table: Tools): void {}
