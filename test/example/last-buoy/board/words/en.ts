/** The board’s texts in English. */
export const en = {
  keys: [['A', 'use the main button']] as const,
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
    escape: 'The lugger escapes.',
    boarding: 'The cutter captures the lugger.',
    striking: 'A vessel surrenders after two hits.',
    concession: 'A player concedes.',
  },
};
