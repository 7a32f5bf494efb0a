/** What everybody may see of a match, as it was handed out, and the match that it was taken from. */
const wholes = new WeakMap<object, unknown>();

/** Remembers what a view for everybody was taken from, for as long as somebody holds the view. */
export function shownOf<G>(whole: G, shown: G): G {
  if (typeof shown === 'object' && shown !== null && shown !== whole) wholes.set(shown, whole);
  return shown;
}

/**
 * The whole of a match whose view for everybody this is; the view itself where it did not come from this very page. A client without
 * multiplayer has nobody to keep a secret from but the people before its one screen, and there the board keeps it, behind a
 * curtain: boardgame.io hands it the view of somebody without a seat all the same. What came over a wire leads to nothing here.
 */
export const wholeOf = <G>(shown: G): G => (wholes.get(shown as object) as G | undefined) ?? shown;
