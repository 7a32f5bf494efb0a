import type { GuideWords } from '../../../../../client/kit/Guide.js';

const guide: GuideWords<never> = {
  sections: [{ title: 'What it is about', paragraphs: ['The lugger wins at the last buoy [[4.1]], the cutter by boarding her [[4.2]].'] }],
  casesTitle: 'The rules by case',
  cases: [
    { case: '1.1', text: 'The lugger opens every turn; the cutter follows.' },
    { case: '2.1', text: 'Sail one buoy or two.' },
    { case: '2.2', text: 'A vessel that was hit sails one.' },
    { case: '2.3', text: 'Nobody sails beyond the last buoy.' },
    { case: '2.4', text: 'The cutter does not pass the lugger.' },
    { case: '3.1', text: 'A shot hits when the die is higher than the distance in buoys.' },
    { case: '3.2', text: 'Beyond five buoys nobody fires.' },
    { case: '4.1', text: 'The lugger wins at the last buoy.' },
    { case: '4.2', text: 'The cutter wins at the buoy of the lugger.' },
    { case: '4.3', text: 'Two hits make a vessel strike.' },
    { case: '4.4', text: 'A player may give up at any time.' },
  ],
};

/** Every word of the board, in English. */
export const en = {
  keys: [['a', 'do what is proposed']] as const,
  guide,
  sides: { lugger: 'Lugger', cutter: 'Cutter' },
  ask: 'Sail on, or fire.',
  waiting: (side: string) => `${side} decides.`,
  sail: (buoys: number) => `Sail on: ${buoys}`,
  fire: 'Fire',
  concede: 'Give up',
  buoy: (n: number) => `Buoy ${n}`,
  hits: (n: number) => `hits: ${n}`,
  before: 'Before the chase',
  turn: (n: number) => `Turn ${n}`,
  over: {
    escape: 'The lugger has escaped.',
    boarding: 'The lugger is taken.',
    striking: 'Colours were struck.',
    concession: 'One side has given up.',
  },
};
