import { clone } from '../kit/clone.js';
import { snapshot } from '../kit/snapshot.js';

/**
 * A match goes on in one state that moves change where it stands, and boardgame.io gets copies of it that nobody changes. A move costs no
 * copy of what it leaves alone.
 */

/**
 * The state that goes on, by the last copy of it. A return value cannot pass it on: boardgame.io's reducer keeps only the copy, and gives
 * that alone to the next move.
 */
const running = new WeakMap<object, object>();

/** The state that goes on from a copy, for one move: taken twice, or of a copy from elsewhere, it is made anew. */
export function goingOn<G>(G: G): G {
  // Copies are of the type of what they were made of.
  const known = running.get(G as object) as G | undefined;
  running.delete(G as object);
  return known ?? clone(G);
}

/** The copy of a state that goes on, after a move from the copy before. */
export function handedOver<G>(before: G, live: G): G {
  const copy = sealed(snapshot(before, live));
  running.set(copy as object, live as object);
  return copy;
}

/** A state for boardgame.io, whose Immer looks through all of what a move returns for drafts, and freezes it, unless it is frozen. There are none in it. */
export const sealed = <G>(G: G): G => Object.freeze(G);
