/** Other princes, risings and sieges. */
export const politics = {
  politics: 'Politics',
  france: {
    title: 'France',
    neutral: 'Neutral. Whoever breaks it pays 100 ducats, the other 50.',
    violated: (side: string) => `Neutrality broken by the ${side}: both parties take sides at the start of next turn.`,
    active: (e: number, s: number) => `Civil war: England holds ${e} of 6 cities, Spain ${s} of 7.`,
  },
  ireland: {
    title: 'Ireland',
    quiet: 'Quiet until Spanish troops land.',
    risen: 'Spanish troops have landed; the Irish have had their chance.',
  },
  britain: {
    title: 'England and Scotland',
    quiet: 'No Spanish soldier has landed.',
    risen: 'Spanish troops have landed; Catholics have had their chance.',
  },
  pope: { title: 'The Pope', waits: '200 ducats when five Spanish units stand in the isles.', paid: '200 ducats are paid.' },
  treasure: {
    title: 'The Treasure Fleet',
    secret: 'Its month is a secret of Spain.',
    due: (month: string) => `It sails in ${month}.`,
    atSea: 'At sea. Only Seville is safe.',
    safe: 'Safe at Seville.',
    destroyed: 'Destroyed.',
    penalty: (n: number) => `The next income lacks ${n} ducats.`,
  },
  rising: 'Risings',
  risingLeft: 'Strength still to rise',
  sieges: 'Sieges',
  siegeLine: (place: string, side: string, clock: number, of: number) => `${place}: ${side} besieged, ${clock} of ${of} months`,
  siegeSea: (place: string, side: string) => `${place}: ${side} ships shut in`,
};
