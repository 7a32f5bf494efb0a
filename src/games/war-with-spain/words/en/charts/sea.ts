/** The charts of the sea. */
export const seaCharts = {
  wind: {
    title: 'Wind Effects',
    columns: ['Dice', 'April to September, with', 'against', 'October and winter, with', 'against'],
    notes: [
      'Two dice; Movement Allowance lost and steps lost. Deep draft loses first.',
      'Oared ships feel no wind; the Treasure Fleet loses way, never steps. No dice in the Mediterranean.',
    ],
  },
  navalCombat: {
    title: 'Naval Combat Results',
    note: 'Attacker minus defender; steps lost by attacker and defender.',
  },
  interception: {
    title: 'Interception',
    column: 'Result',
    succeeds: 'intercepted',
    fails: 'missed',
    note: (range: number, follow: number): string =>
      `Within ${range} hexes by water; a second interceptor within ${follow} of the first one's hex.`,
  },
  disengagement: {
    title: 'Disengagement',
    columns: ['Defenders', 'Die'],
    spanishDeep: 'with Spanish ships of deep draft',
    other: 'any others',
    orMore: (die: number): string => `${die} or more`,
  },
  factors: {
    title: 'Ships in Battle',
    columns: ['Circumstance', 'Strength'],
    deep: ['any deep draft in the stack', 'only deep draft counts'],
    wind: ['the wind with the stack', '+1 for each sailing unit'],
    short: ['deep draft, loose or without munitions', 'x 1/2'],
    fortress: ['defending in a friendly fortress port', 'x 2'],
    port: ['defending in another friendly port', 'x 1/2'],
    leader: ['naval leader aboard', '+ his bonus, at most the ships’ own strength'],
  },
  zones: {
    title: 'Sea Zones and Prevailing Winds',
    columns: ['Zone', 'Wind from', 'With', 'Against'],
    none: 'none',
    /** By the six directions of the hexes, from north on clockwise. */
    compass: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  },
};
