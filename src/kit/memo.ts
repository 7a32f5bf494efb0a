/** Number of the current query; 0 if there is none. */
let query = 0;
let last = 0;

/**
 * Runs a query: for a list of choices, a refusal or a bot move. States must not change during a query, so that {@link
 * memoized} functions can reuse their results. Nested queries share the outer query's results.
 */
export function memoizing<T>(answer: () => T): T {
  if (query !== 0) return answer();
  last += 1;
  query = last;
  try {
    return answer();
  } finally {
    query = 0;
  }
}

/** Whether a query is running, so that it is worthwhile to build an index. */
export const isMemoizing = (): boolean => query !== 0;

/**
 * Caches the result for the last state during a query. Outside queries, `find` runs every time, because a move may
 * change states in place.
 */
export function memoized<G extends object, T>(find: (G: G) => T): (G: G) => T {
  let lastQuery = 0;
  let lastState: G | undefined;
  let found: T;
  return (G) => {
    if (query === 0) return find(G);
    if (lastQuery !== query || lastState !== G) {
      found = find(G);
      lastQuery = query;
      lastState = G;
    }
    return found;
  };
}

/** Like {@link memoized}, with a second argument, such as a side. */
export function memoizedBy<G extends object, Of, T>(find: (G: G, of: Of) => T): (G: G, of: Of) => T {
  const known = memoized((_: G) => new Map<Of, T>());
  return (G, of) => {
    if (query === 0) return find(G, of);
    const here = known(G);
    const found = here.get(of);
    if (found !== undefined) return found;
    const fresh = find(G, of);
    here.set(of, fresh);
    return fresh;
  };
}
