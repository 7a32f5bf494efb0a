/** The board’s texts in English. */
export const en = {
  keys: [['a', 'do what is proposed']] as const,
  sides: { lugger: 'Lugger', cutter: 'Cutter' },
  ask: 'Sail on, or fire.',
  waiting: (side: string) => `${side} decides.`,
  sail: (buoys: number) => `Sail on: ${buoys}`,
  fire: 'Fire',
  concede: 'Concede',
  buoy: (n: number) => `Buoy ${n}`,
  hits: (n: number) => `hits: ${n}`,
  before: 'Before the chase',
  turn: (n: number) => `Turn ${n}`,
  over: {
    escape: 'The lugger has escaped.',
    boarding: 'The lugger is taken.',
    striking: 'Colours were struck.',
    concession: 'One side has conceded.',
  },
};
