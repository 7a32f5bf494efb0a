/** Full states, keyed by their public views. */
const fullStates = new WeakMap<object, unknown>();

/** Stores the full state of a view for as long as the view is referenced. */
export function linkView<G>(full: G, shown: G): G {
  if (typeof shown === 'object' && shown !== null && shown !== full) fullStates.set(shown, full);
  return shown;
}

/**
 * Returns the full state of a public view, or the view itself if it came from a server. Used for pass and play:
 * boardgame.io's local client gets the spectator's view, and the board hides secrets between turns.
 */
export const fullStateOf = <G>(shown: G): G => (fullStates.get(shown as object) as G | undefined) ?? shown;
