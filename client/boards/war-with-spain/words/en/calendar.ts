const month = {
  April: 'April',
  May: 'May',
  June: 'June',
  July: 'July',
  August: 'August',
  September: 'September',
  October: 'October',
};

/** How Game-Turns are called. */
export const calendar = {
  month,
  monthOf: (name: string, year: number) => `${name} ${year}`,
  /** From one year to the next, of which the last two figures are said. */
  winterOf: (from: number, to: string) => `Winter ${from}-${to}`,
};

/** The strip of turns and segments over the map. */
export const strip = {
  months: 'Record of turns',
  phases: 'Segments of the turn',
  income: 'income',
  treasure: 'a Treasure Fleet may come',
  rough: 'rough winds',
  phase: {
    activation: 'Orders',
    navalEnglish: 'English at sea',
    navalSpanish: 'Spanish at sea',
    landEnglish: 'English on land',
    landSpanish: 'Spanish on land',
    administration: 'Accounts',
  },
  before: 'Before the war',
};
