import * as Type from '@sinclair/typebox';
import { violation } from '../keys.js';
import { action, distance, LAST, type LastBuoy, type Side, sideOf } from '../state.js';

/** Distances that a vessel may sail in one turn, in buoys [2.1]. */
const SPEEDS = [1, 2] as const;

/** Returns the violation if a vessel cannot sail this far. */
function refuse(G: LastBuoy, side: Side, buoys: number) {
  if (buoys > 1 && G.hits[side]) return violation('slowed', '2.2');
  if (side === 'lugger' && G.at.lugger + buoys > LAST) return violation('shoal', '2.3', { last: LAST });
  if (side === 'cutter' && buoys > distance(G)) return violation('overrun', '2.4');
  return undefined;
}

export const sail = action({
  name: 'sail',
  case: '2.1',
  args: [Type.Union([Type.Literal(1), Type.Literal(2)])],
  refuse: (view, player, buoys) => refuse(view, sideOf(player), buoys),
  choices: (view, player) => SPEEDS.filter((buoys) => !refuse(view, sideOf(player), buoys)).map((buoys) => [buoys] as const),
  perform({ G, emit }, player, buoys) {
    const side = sideOf(player);
    G.at[side] += buoys;
    G.done = true;
    emit({ key: 'sails', case: '2.1', by: player, at: [String(G.at[side])], values: { vessel: side, buoy: G.at[side] } });
  },
});
