/** The question that is being answered, by its number; 0 while nobody asks. */
let question = 0;
let last = 0;

/**
 * Answers a question about states that nobody changes meanwhile: what {@link memoized} has found out is not sought again before
 * the answer is there. The lists of choices and the refusals of a game's rules are such questions, and so is what a captain is to do.
 * What is asked on the way to an answer is a part of the question.
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

/** Whether a question is being answered: then it pays to make an index of a state rather than to look through it once. */
export const isMemoizing = (): boolean => question !== 0;

/**
 * The same function, carried out once a question and state. Between questions and while a move is carried out it is carried out
 * each time, so that whoever changes a state is never told what was true before.
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

/** The same for what is asked of a part of the state, such as a side: carried out once a question, state and part. */
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
