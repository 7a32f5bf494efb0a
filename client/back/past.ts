import type { PastPage } from '../../src/boardgame/past.js';

/** Where the past of a match is asked for, as somebody saw it. */
export interface PastSource {
  /** The page that a state is on; it may begin later where nothing older is kept. Rejects where nothing can be shown. */
  page(at: number): Promise<PastPage>;
}

/** What carries questions, one at a time: whoever asks before there is an answer waits his turn. */
export function oneByOne<Q, A>(carry: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const answer = last.then(() => carry(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
