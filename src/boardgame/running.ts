import { clone } from '../kit/clone.js';
import { snapshot } from '../kit/snapshot.js';

/** A match has one live state that moves change in place; boardgame.io gets immutable copies that share unchanged parts. */

/** The live state by its last copy. boardgame.io's reducer passes only the copy to the next move. */
const running = new WeakMap<object, object>();

/** The live state of a copy, for one move. A clone if it was taken already or the copy is unknown. */
export function goingOn<G>(G: G): G {
  const known = running.get(G as object) as G | undefined;
  running.delete(G as object);
  return known ?? clone(G);
}

export function handedOver<G>(before: G, live: G): G {
  const copy = sealed(snapshot(before, live));
  running.set(copy as object, live as object);
  return copy;
}

/** Frozen, so that Immer does not search the state for drafts. */
export const sealed = <G>(G: G): G => Object.freeze(G);
