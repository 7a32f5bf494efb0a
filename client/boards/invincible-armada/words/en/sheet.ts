/** Both sheets, and what lies on them. */
export const sheet = {
  sheet: {
    title: 'The Invincible Armada',
    subtitle: 'a true Carde of the Narrow Seas',
    year: 'ANNO · M·D·LXXXVIII',
    channel: 'The English Channel',
    severn: 'The Severn Sea',
    leagues: 'English leagues',
    field: ['The', 'Fleets', 'in', 'Sight'],
  },
  reminder: { fireships: 'stop · fireships', rendezvous: 'stop · rendezvous', invasion: 'invasion' },
  charts: { strategic: 'The Channel', tactical: 'The fleets in sight' },
  wind: { west: 'West wind', east: 'East wind' },
  weather: { normal: 'Fair', calm: 'Calm', fog: 'Fog', gales: 'Gales' },
  strengthOf: (n: number) => `strength ${n}`,
  armada: (box: string) => `The Armada at ${box}`,
  empty: 'empty',
  underArmada: 'in sight of the Armada',
  edges: { west: 'west edge', east: 'east edge', north: 'north edge' },
  /** The same as one letter, beside the cost of a course. */
  edgeLetters: { west: 'W', east: 'E', north: 'N' },
};
