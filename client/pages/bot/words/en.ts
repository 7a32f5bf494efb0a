import type { Levels } from '../../../../src/kit/levels.js';

const against = (bot: string) => ({
  watch: `None: watch two ${bot}s`,
  you: (side: string) => `Your side: ${side}, against the ${bot}`,
  watching: `Two ${bot}s playing each other`,
  pace: 'Bot speed',
  pause: 'Pause the bots',
  goOn: 'Resume the bots',
  thinking: `The ${bot} is thinking …`,
  stuck: 'The bot found no move. Reload the page to try again; your match is saved.',
});

/** @param n wins in 100 matches, as measured */
const wins = (n: number): string => (n >= 97 ? 'nearly every match' : `about ${n} % of matches`);

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

export const en = {
  setup: (game: string) => `${game}: play a bot`,
  lead: 'The bot sees only what its side may see and rolls the same dice. It runs in your browser, without a server.',
  side: 'Your side',
  watchAbout: 'Shows how a match is played.',
  level: 'Level',
  levels: {
    cadet: 'Easy',
    captain: 'Normal',
    admiral: 'Hard',
  },
  strength: {
    cadet: ({ captain, random }: Levels['won']['cadet']) =>
      `Plays like Normal but makes mistakes. Wins ${wins(captain)} against Normal and ${wins(random)} against random moves.`,
    captain: ({ random }: Levels['won']['captain']) => `Considers one decision at a time. Wins ${wins(random)} against random moves.`,
    admiral: ({ captain }: NonNullable<Levels['won']['admiral']>) =>
      `Considers the same moves as Normal but judges them better. Wins ${wins(captain)} against Normal.`,
  },
  begin: 'Start the match',
  back: 'All games',
  against: {
    cadet: against('easy bot'),
    captain: against('normal bot'),
    admiral: against('hard bot'),
  },
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  counsel: {
    ask: 'Hint',
    title: 'Hint: suggested moves',
    enough: 'Close the hint',
    thinking: 'Thinking …',
    doIt: 'Play this move',
    worth: 'Total score of this move',
    /** Joins the moves of a plan. */
    course: (sentences: readonly string[]) => sentences.join('; '),
    times: (sentence: string, n: number) => `${sentence} × ${n}`,
    weight: (n: number) => signed.format(n).replace('-', '−'),
  },
};
