/** Goes through the same values each time, and makes each of them once, when it is first asked for. */
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

/** Plays each match once, however many tests look for a state in it. */
export function keptMatches<T>(play: (seed: number, setupData: unknown) => Iterator<T>) {
  const kept = new Map<string, Iterable<T>>();
  return (seed: number, setupData: unknown): Iterable<T> => {
    const key = JSON.stringify([seed, setupData]);
    const match = kept.get(key) ?? replayable(play(seed, setupData));
    kept.set(key, match);
    return match;
  };
}
