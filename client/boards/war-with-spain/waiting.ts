import type { HexId } from '../../../src/games/war-with-spain/face.js';

/** The next place that may still act, in the order of their hexes and round again; nothing when there is no other. */
export function nextWaiting(waiting: readonly HexId[] = [], at?: HexId): HexId | undefined {
  const order = [...waiting].sort();
  const next = order.find((hex) => at === undefined || hex > at) ?? order[0];
  return next === at ? undefined : next;
}
