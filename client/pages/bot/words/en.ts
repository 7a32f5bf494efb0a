import type { Levels } from '../../../../src/kit/levels.js';

const against = (bot: string) => ({
  watch: `None: watch two ${bot}s`,
  you: (side: string) => `Your side: ${side}, against the ${bot}`,
  watching: `Two ${bot}s playing each other`,
  pace: 'Bot speed',
  pause: 'Pause the bots',
  goOn: 'Resume the bots',
  thinking: `The ${bot} is thinking…`,
  stuck: 'The bot found no move. Reload the page to try again; your match is saved.',
  failed: 'The bot stopped with an error. Reload the page to try again; your match is saved.',
});

/** Returns how often a level wins. @param n measured wins per 100 matches */
const wins = (n: number): string => (n >= 97 ? 'nearly every match' : `about ${n} % of matches`);

export const en = {
  setup: (game: string) => `${game}: play a bot`,
  lead: 'The bot sees only what its side can see and uses the same dice as you. It runs in your browser, without a server.',
  side: 'Your side',
  watchAbout: 'See how a match is played.',
  level: 'Level',
  levels: {
    cadet: 'Easy',
    captain: 'Normal',
    admiral: 'Hard',
    expert: 'Expert',
  },
  strength: {
    cadet: ({ captain, random }: Levels['won']['cadet']) =>
      `Plays like Normal but makes mistakes. Wins ${wins(captain)} against Normal and ${wins(random)} against random moves.`,
    captain: ({ random }: Levels['won']['captain'], cadet: Levels['won']['cadet']) =>
      `Considers one decision at a time. Wins ${wins(100 - cadet.captain)} against Easy and ${wins(random)} against random moves.`,
    admiral: ({ captain }: NonNullable<Levels['won']['admiral']>) =>
      `Considers the same moves as Normal but judges them better. Wins ${wins(captain)} against Normal.`,
    expert: (won: Levels['won']['expert']) =>
      `Simulates possible moves in each fight. Thinks for about two seconds at most.${won ? ` Wins ${wins(won.admiral)} against Hard.` : ''}`,
  },
  begin: 'Start the match',
  back: 'All games',
  against: {
    cadet: against('easy bot'),
    captain: against('normal bot'),
    admiral: against('hard bot'),
    expert: against('expert bot'),
  },
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
};
