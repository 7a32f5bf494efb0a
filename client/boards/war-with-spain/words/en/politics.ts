/** Politics, revolts and sieges. */
export const politics = {
  politics: 'Politics',
  france: {
    title: 'France',
    neutral: 'Neutral. A violator pays 100 ducats, the opponent 50.',
    violated: (side: string) => `Violated by the ${side}: French units become active next turn.`,
    active: (e: number, s: number) => `Civil war: England holds ${e} of 6 cities, Spain ${s} of 7.`,
  },
  ireland: {
    title: 'Ireland',
    quiet: 'No Spanish landing yet.',
    risen: 'Spanish landing made; Irish Revolt rolled.',
  },
  britain: {
    title: 'England and Scotland',
    quiet: 'No Spanish landing yet.',
    risen: 'Spanish landing made; both revolts rolled.',
  },
  pope: { title: 'The Pope', waits: '200 ducats for five Spanish units in the British Isles.', paid: '200 ducats paid.' },
  treasure: {
    title: 'The Treasure Fleet',
    secret: 'Its month is known only to Spain.',
    due: (month: string) => `Arrives in ${month}.`,
    atSea: 'At sea. It is safe only in Seville.',
    safe: 'Safe in Seville.',
    destroyed: 'Eliminated.',
    penalty: (n: number) => `Next Spanish income: −${n} ducats.`,
  },
  rising: 'Revolts',
  risingLeft: 'Strength left to place',
  sieges: 'Sieges',
  siegeLine: (place: string, side: string, clock: number, of: number) => `${place}: ${side} besieged, month ${clock} of ${of}`,
  siegeSea: (place: string, side: string) => `${place}: ${side} ships besieged`,
};
