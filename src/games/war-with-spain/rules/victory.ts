import type { Side } from '../ids.js';
import type { Outcome, Points, WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** Victory [16.0]. */

/** Victory Points of a side as things stand. */
export function points(_G: WarWithSpain, _side: Side): Points {
  return { steps: 0, cities: 0, france: 0, penalty: 0, total: 0 };
}

/** Ends the war: by the levels of victory, or by concession of a side. */
export function endWar({ G }: Tools, reason: Outcome['reason'], _conceding?: Side): void {
  G.result = {
    draw: true,
    level: 'Draw',
    diff: 0,
    vp: { E: points(G, 'E'), S: points(G, 'S') },
    reason,
    turn: G.turn,
  };
}
