/** The whole state by its public view. */
const wholes = new WeakMap<object, unknown>();

/** Remembers the whole state of a view while the view is in use. */
export function shownOf<G>(whole: G, shown: G): G {
  if (typeof shown === 'object' && shown !== null && shown !== whole) wholes.set(shown, whole);
  return shown;
}

/**
 * The whole state of a public view, or the view itself if it came from a server. For pass and play: boardgame.io's local client gets the
 * view without a seat, and the board hides secrets between turns.
 */
export const wholeOf = <G>(shown: G): G => (wholes.get(shown as object) as G | undefined) ?? shown;
