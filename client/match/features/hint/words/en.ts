const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export const en = {
  ask: 'Hint',
  title: 'Hint: suggested moves',
  close: 'Close the hint',
  thinking: 'Thinking…',
  play: 'Play this move',
  now: (chance: number) => `Win chance now: ${percent(chance)}`,
  after: 'Win chance after this move, on average',
  chance: percent,
  /** Precedes a reason why a move is better than the other suggestions. */
  better: 'Better:',
  worse: 'Worse:',
  /** Joins the sentences of a hint's moves. */
  course: (sentences: readonly string[]) => sentences.join('; '),
  times: (sentence: string, n: number) => `${sentence} × ${n}`,
};
