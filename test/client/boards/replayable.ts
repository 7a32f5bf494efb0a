/** Returns an iterable that yields the same values each time. Takes each value from the source once, when first needed. */
function replayable<T>(source: Iterator<T>): Iterable<T> {
  const made: T[] = [];
  return {
    *[Symbol.iterator]() {
      for (let i = 0; ; i++) {
        if (i === made.length) {
          const next = source.next();
          if (next.done) return;
          made.push(next.value);
        }
        yield made[i];
      }
    },
  };
}

/** Caches matches, so that tests that look for a state play each match only once. */
export function keptMatches<T>(play: (seed: number, setupData: unknown) => Iterator<T>) {
  const kept = new Map<string, Iterable<T>>();
  return (seed: number, setupData: unknown): Iterable<T> => {
    const key = JSON.stringify([seed, setupData]);
    const match = kept.get(key) ?? replayable(play(seed, setupData));
    kept.set(key, match);
    return match;
  };
}
