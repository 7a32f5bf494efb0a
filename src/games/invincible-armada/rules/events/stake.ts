import { chits } from '../../data/chits.js';
import { flagOf, type Side } from '../../ids.js';
import type { Armada, ReactionWindow } from '../../state.js';
import { eventTargets } from './targets.js';
/** What a chit on the table means to a side, as far as the chit alone says it [16.0]. */

/**
 * Whether a chit harms a side, serves its enemy, or changes the weather or Parma's readiness. One that goes to the side and
 * serves it, or does nothing at all, is no concern of its Hand of God.
 */
export function concerns(G: Armada, { chit, by }: Pick<ReactionWindow, 'chit' | 'by'>, side: Side): boolean {
  const { owner, timing, targeted } = chits[chit];
  if (timing === 'none') return false;
  if (timing === 'weather' || chit === 'parmaReady' || chit === 'parmaDelayed') return true;
  if (!targeted) return (owner ?? by) !== side;
  const targets = eventTargets(G, chit);
  if (!targets.length) return false;
  return by !== side || (chit !== 'stoutHearts' && targets.every((id) => flagOf(id) === side));
}
