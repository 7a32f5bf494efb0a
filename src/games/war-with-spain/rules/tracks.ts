import type { Tools } from './tools.js';

/** Activation Tracks [5.2, 5.55, 5.56]. */

/** Everything on tracks moves on by itself as far as it must. */
export function advanceTracks(_table: Tools): void {}
