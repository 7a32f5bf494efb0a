import type { Levels } from '../../../../src/kit/levels.js';

/** What is said of a match against one of our players. */
const against = (one: string, many: string) => ({
  watch: `None: watch two ${many}`,
  you: (side: string) => `Your side: ${side}, against the ${one}`,
  watching: `${many[0].toUpperCase()}${many.slice(1)} on both sides`,
  pace: `The ${one}’s pace`,
  pause: `Let the ${many} pause`,
  goOn: `Let the ${many} go on`,
  thinking: `The ${one} is thinking …`,
  stuck: `The ${one} does not know what to do here. Loading the page anew may help; the match is kept.`,
});

/** @param n matches of a hundred, as far as a sample can tell */
const wins = (n: number): string => (n >= 97 ? 'nearly every match' : `about ${n} matches of a hundred`);

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

export const en = {
  setup: (game: string) => `${game}: against the captain`,
  lead: 'Your opponent sees only what his side may see, throws the same dice, and plays in your browser: no server is asked, and nothing leaves this page.',
  side: 'Your side',
  watchAbout: 'Good for learning how a match runs.',
  level: 'Your opponent',
  levels: {
    cadet: 'A cadet',
    captain: 'The captain',
    admiral: 'The admiral',
  },
  strength: {
    cadet: ({ captain, random }: Levels['won']['cadet']) =>
      `Has the captain’s ideas and makes mistakes. He wins ${wins(captain)} against the captain, and ${wins(random)} against moves at random.`,
    captain: ({ random }: Levels['won']['captain']) =>
      `Weighs every decision, and looks no further than the next. He wins ${wins(random)} against moves at random.`,
    admiral: ({ captain }: NonNullable<Levels['won']['admiral']>) =>
      `Thinks of what the captain thinks of, and knows better what it is worth. He wins ${wins(captain)} against the captain.`,
  },
  begin: 'Begin',
  back: 'To the games',
  against: {
    cadet: against('cadet', 'cadets'),
    captain: against('captain', 'captains'),
    admiral: against('admiral', 'admirals'),
  },
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  counsel: {
    ask: 'What would the captain do?',
    title: 'The captain would',
    enough: 'Heard enough',
    thinking: 'He is thinking …',
    doIt: 'Do it',
    worth: 'What it is worth to him, all in all',
    /** One move after the other. */
    course: (sentences: readonly string[]) => sentences.join('; '),
    times: (sentence: string, n: number) => `${sentence} × ${n}`,
    weight: (n: number) => signed.format(n).replace('-', '−'),
  },
};
