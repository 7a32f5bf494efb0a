export const seaCharts = {
  wind: {
    title: 'Wind Effects',
    columns: ['Dice', 'April to September, with', 'against', 'October and winter, with', 'against'],
    notes: [
      'Two dice. Movement Allowance lost / steps lost. Deep draft ships lose first.',
      'No effect on oared ships or in the Mediterranean. The Treasure Fleet loses no steps.',
    ],
  },
  navalCombat: {
    title: 'Naval Combat Results',
    note: 'Differential: attacker minus defender. Steps lost by attacker / defender.',
  },
  interception: {
    title: 'Interception',
    column: 'Result',
    succeeds: 'intercepts',
    fails: 'fails',
    note: (range: number, follow: number): string =>
      `Within ${range} hexes by water. Further interceptors: within ${follow} hexes of the first.`,
  },
  disengagement: {
    title: 'Disengagement',
    columns: ['Defenders', 'Die'],
    spanishDeep: 'any Spanish deep draft ship',
    other: 'all others',
    orMore: (die: number): string => `${die} or more`,
  },
  factors: {
    title: 'Naval Combat Strength',
    columns: ['Condition', 'Effect'],
    deep: ['any deep draft ship in the stack', 'only deep draft ships count'],
    wind: ['has the wind', '+1 for each sailing ship'],
    short: ['deep draft ships that are loose or have no munitions', 'x 1/2'],
    fortress: ['defending in a friendly fortress port', 'x 2'],
    port: ['defending in another friendly port', 'x 1/2'],
    leader: ['naval leader aboard', '+ bonus, at most the strength of the ships'],
  },
  zones: {
    title: 'Sea Zones and Prevailing Winds',
    columns: ['Zone', 'Wind from', 'With', 'Against'],
    none: 'none',
    /** The six hex directions, clockwise from north. */
    compass: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  },
};
