/** Number of the running query; 0 if none. */
let question = 0;
let last = 0;

/**
 * Runs a query during which states do not change, so that {@link memoized} functions may reuse their results: lists of choices, refusals and
 * bot moves. Nested queries share the outer one's results.
 */
export function memoizing<T>(answer: () => T): T {
  if (question !== 0) return answer();
  last += 1;
  question = last;
  try {
    return answer();
  } finally {
    question = 0;
  }
}

/** Whether a query is running, so that building an index pays off. */
export const isMemoizing = (): boolean => question !== 0;

/**
 * Remembers the last state's result during a query. Outside of queries `find` runs every time, because a move may change states in place.
 */
export function memoized<G extends object, T>(find: (G: G) => T): (G: G) => T {
  let asked = 0;
  let about: G | undefined;
  let found: T;
  return (G) => {
    if (question === 0) return find(G);
    if (asked !== question || about !== G) {
      found = find(G);
      asked = question;
      about = G;
    }
    return found;
  };
}

/** {@link memoized} with a second argument, such as a side. */
export function memoizedBy<G extends object, Of, T>(find: (G: G, of: Of) => T): (G: G, of: Of) => T {
  const known = memoized((_: G) => new Map<Of, T>());
  return (G, of) => {
    if (question === 0) return find(G, of);
    const here = known(G);
    const found = here.get(of);
    if (found !== undefined) return found;
    const fresh = find(G, of);
    here.set(of, fresh);
    return fresh;
  };
}
