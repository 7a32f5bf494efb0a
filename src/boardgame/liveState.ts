import { clone } from '../kit/clone.js';
import { snapshot } from '../kit/snapshot.js';

/** A match has one live state, which moves change in place. boardgame.io gets immutable copies that share unchanged parts. */

/** Live states, keyed by their last copies. boardgame.io's reducer passes only the copy to the next move. */
const running = new WeakMap<object, object>();

/** Returns the live state of a copy, for a single move. Returns a clone if the live state was already used or the copy is unknown. */
export function takeLiveState<G>(G: G): G {
  const known = running.get(G as object) as G | undefined;
  running.delete(G as object);
  return known ?? clone(G);
}

export function handedOver<G>(before: G, live: G): G {
  const copy = frozen(snapshot(before, live));
  running.set(copy as object, live as object);
  return copy;
}

/** Freezes a state, so that Immer does not search it for drafts. */
export const frozen = <G>(G: G): G => Object.freeze(G);
