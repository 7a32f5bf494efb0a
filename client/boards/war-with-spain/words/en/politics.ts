export const politics = {
  politics: 'Politics',
  france: {
    title: 'France',
    neutral: 'Neutral. A side that violates neutrality pays 100 ducats, its opponent 50.',
    violated: (side: string) => `The ${side} have violated its neutrality: French units become active next turn.`,
    active: (e: number, s: number) => `Civil war: England holds ${e} of 6 cities, Spain ${s} of 7.`,
  },
  ireland: {
    title: 'Ireland',
    quiet: 'No Spanish landing yet.',
    risen: 'The Spanish have landed and rolled on the Irish Revolt Table.',
  },
  britain: {
    title: 'England and Scotland',
    quiet: 'No Spanish landing yet.',
    risen: 'The Spanish have landed and rolled on both revolt tables.',
  },
  pope: { title: 'The Pope', waits: 'Pays 200 ducats once Spain has five land units in the British Isles.', paid: '200 ducats paid.' },
  treasure: {
    title: 'The Treasure Fleet',
    secret: 'Only Spain knows its month of arrival.',
    due: (month: string) => `Arrives in ${month}.`,
    atSea: 'At sea. It is safe only in Seville.',
    safe: 'Safe in Seville.',
    destroyed: 'Eliminated.',
    penalty: (n: number) => `Next Spanish income: −${n} ducats.`,
  },
  rising: 'Units to place',
  risingLeft: { units: 'Units left to place', strength: 'Strength left to place' },
  sieges: 'Sieges',
  siegeLine: (place: string, side: string, clock: number, of: number) => `${place}: ${side} besieged, month ${clock} of ${of}`,
  siegeSea: (place: string, side: string) => `${place}: ${side} ships besieged`,
};
